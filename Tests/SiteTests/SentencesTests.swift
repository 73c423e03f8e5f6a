import SourceText
import Testing
import Widgets

@testable import Site

/// Every sentence about a folder of articles, word by word: what is wrong, and what to do about it.
@Suite struct SentencesTests {
    static let sentences: [(problem: SiteProblem, code: String, text: String)] = [
        (
            .noContent, "no-content",
            """
            there is no folder of articles here; put articles into a folder ‘Content’, or name the folder that \
            holds it
            """
        ),
        (
            .unknownDirective(name: "x", nearest: nil), "unknown-directive",
            """
            there is no widget ‘x’; the widgets are \(Widgets.kinds.map { $0.name }.joined(separator: ", "))
            """
        ),
        (
            .unknownDirective(name: "x", nearest: "y"), "unknown-directive",
            """
            there is no widget ‘x’; did you mean ‘y’?
            """
        ),
        (
            .unknownBinding(name: "x", nearest: nil), "unknown-binding",
            """
            no widget on this page is bound to ‘x’; give a widget ‘bind’ with that name
            """
        ),
        (
            .unknownBinding(name: "x", nearest: "y"), "unknown-binding",
            """
            no widget on this page is bound to ‘x’; did you mean ‘y’?
            """
        ),
        (
            .emptyRole, "empty-role",
            """
            ‘{value}’ names no value; write a name and perhaps a format, as in ‘{value}`meeting H:mm`’
            """
        ),
        (
            .format(.letter("x")), "wrong-format",
            """
            ‘x’ means nothing in a time format; the letters are y M d H h K m s a; put words in quotes, as in \
            ‘H 'o''clock'’
            """
        ),
        (
            .format(.openQuotation), "wrong-format",
            """
            a quotation in the format does not end; close it with ‘'’; a quotation mark itself is ‘''’
            """
        ),
        (
            .formatOfOtherKind(letter: "d", reference: "x", kind: .time), "format-of-other-kind",
            """
            ‘d’ in a format is of the day, and ‘x’ is a time of any day; leave out y, M and d, or give the value a date
            """
        ),
        (
            .formatOfOtherKind(letter: "d", reference: "x.duration", kind: .duration), "format-of-other-kind",
            """
            ‘d’ in a format means nothing for ‘x.duration’, which is a duration; the letters of a duration are H and m
            """
        ),
        (
            .formatOfOtherKind(letter: "H", reference: "x", kind: .range), "format-of-other-kind",
            """
            ‘H’ in a format means nothing for ‘x’, which is a range of times; \
            write out a part, as in ‘x.start H:mm’
            """
        ),
        (
            .formatOfOtherKind(letter: "H", reference: "x.difference", kind: .difference), "format-of-other-kind",
            """
            ‘H’ in a format means nothing for ‘x.difference’, which is a number of months; \
            leave the format out: it is a number
            """
        ),
        (
            .formatOfOtherKind(letter: "H", reference: "x", kind: .month), "format-of-other-kind",
            """
            ‘H’ in a format means nothing for ‘x’, which is a month; the letters of a month are y and M
            """
        ),
        (
            .unknownPart(name: "x", part: "stat", kind: .range, nearest: "start"), "unknown-part",
            """
            ‘x’ is a range of times and has no part ‘stat’; did you mean ‘start’?
            """
        ),
        (
            .unknownPart(name: "x", part: "zzz", kind: .month, nearest: nil), "unknown-part",
            """
            ‘x’ is a month and has no part ‘zzz’; write x.difference
            """
        ),
        (
            .unknownPart(name: "x", part: "start", kind: .time, nearest: nil), "unknown-part",
            """
            ‘x’ is a time and has no part ‘start’; leave the part out
            """
        ),
        (
            .twoKinds(name: "x", kind: .time, other: .month, otherLine: 3), "two-kinds",
            """
            ‘x’ is a time here and a month on line 3; give one of them another name
            """
        ),
        (
            .notATime(reference: "x", kind: .range), "not-a-time",
            """
            ‘x’ is a range of times, and a clock shows a time; bind it to ‘x.start’ or ‘x.end’
            """
        ),
        (
            .notATime(reference: "x", kind: .month), "not-a-time",
            """
            ‘x’ is a month, and a clock shows a time; bind it to a clock-picker, or to a part of a time-range
            """
        ),
        (
            .twoValues(name: "x", value: "1", other: "2", otherLine: 3), "two-values",
            """
            ‘x’ is 1 here and 2 on line 3; write the value once, or the same value each time
            """
        ),
        (
            .samePlace(place: "a", other: "b"), "same-place",
            """
            this becomes a, and so does b; rename one of them, or give it a slug
            """
        ),
        (
            .fileAbove(place: "a/b", file: "a", other: "c"), "file-above",
            """
            this becomes a/b, and c becomes the file a; rename one of them, or give it a slug
            """
        ),
        (
            .keptPlace(place: "a", maker: "b", guest: "c"), "kept-place",
            """
            b becomes a, and c is to be kept; rename one of them, or take it out of ‘keep’ in site.yml
            """
        ),
        (.missingTarget(target: "a", nearest: nil), "missing-target", "there is no ‘a’ to link to"),
        (
            .missingTarget(target: "a", nearest: "b"), "missing-target",
            """
            there is no ‘a’ to link to; did you mean ‘b’?
            """
        ),
        (.outsideTarget(target: "a"), "outside-target", "‘a’ leads out of the folder of articles"),
        (
            .scheme("a"), "forbidden-scheme",
            """
            a link may not begin with ‘a:’; links begin with http:, https:, mailto: or tel:, or lead to a file \
            of the site
            """
        ),
        (
            .missingFragment(fragment: "a", page: "b.html", nearest: nil), "missing-fragment",
            "there is no ‘#a’ on b.html"
        ),
        (
            .missingFragment(fragment: "a", page: "b.html", nearest: "c"), "missing-fragment",
            "there is no ‘#a’ on b.html; did you mean ‘#c’?"
        ),
        (
            .foreignImage(host: "a.org"), "foreign-image",
            """
            the page’s policy lets no picture be loaded from ‘a.org’; put the picture beside the article, or let the \
            host in with ‘policy’ in site.yml
            """
        ),
        (
            .unreadablePicture(format: "png"), "unreadable-picture",
            "this is no PNG picture, so its size is not known; let the end of its name say what it is"
        ),
        (.notAPicture("a.md"), "not-a-picture", "‘a.md’ is no picture; name a file such as ‘clock.png’ or ‘clock.jpg’"),
        (
            .rawHTML(count: 1), "raw-html",
            """
            HTML is shown as text; put text between backticks; if all articles are your own, write ‘html: true’ \
            into site.yml
            """
        ),
        (
            .rawHTML(count: 3), "raw-html",
            """
            HTML is shown as text, here and in 2 more places on this page; put text between backticks; if all \
            articles are your own, write ‘html: true’ into site.yml
            """
        ),
        (
            .forbiddenHTML("<script>"), "forbidden-html",
            """
            ‘<script>’ has no effect: the page’s policy forbids it; put the script into a file and name it in ‘src’
            """
        ),
        (
            .forbiddenHTML("style="), "forbidden-html",
            """
            ‘style=’ has no effect: the page’s policy forbids it; put the rules into a file and load it with \
            ‘<link rel="stylesheet">’
            """
        ),
        (
            .forbiddenHTML("onclick="), "forbidden-html",
            """
            ‘onclick=’ has no effect: the page’s policy forbids it; put a script into a file that listens for the event
            """
        ),
        (.forbiddenHTML("<iframe>"), "forbidden-html", "‘<iframe>’ has no effect: the page’s policy forbids it"),
        (
            .foreignFile(host: "a.org"), "foreign-resource",
            """
            the page’s policy lets nothing be loaded from ‘a.org’; put the file beside the article, or let the host \
            in with ‘policy’ in site.yml
            """
        ),
        (
            .unknownLanguage(tag: "xx", known: ["en", "ja"]), "unknown-language",
            """
            there are no words for the language ‘xx’; add Templates/strings/xx.yml, or choose from en, ja
            """
        ),
        (.notAFile, "not-a-file", "this is not a file; take it out of the folder, or let its name begin with ‘_’"),
        (.danglingLink, "dangling-link", "this link leads to nothing; mend or remove it"),
        (.linkCircle, "link-circle", "this link leads to a folder that it lies in; mend or remove it"),
        (.fileName, "file-name", "the name of this file is not UTF-8, or has a control character in it; rename it"),
        (
            .longName(limit: 255), "file-name",
            """
            the name of the page is longer than 255 bytes; give it a shorter slug
            """
        ),
        (.unreadable("cannot read a"), "unreadable", "cannot read a"),
    ]

    @Test(arguments: sentences)
    func sentence(_ problem: SiteProblem, _ code: String, _ text: String) {
        let found = [problem.sentence, problem.remedy].compactMap(\.self).joined(separator: "; ")
        #expect(problem.code == code && found == text)
    }
}
