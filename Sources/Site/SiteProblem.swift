import SourceText
import Widgets

/// What can be wrong with a folder of articles, beside what can be wrong with one text.
enum SiteProblem: Problem, Equatable, Error {
    /// No folder Content.
    case noContent
    /// A directive of a kind that there is not.
    case unknownDirective(name: String, nearest: String?)
    /// A bound name that no widget has.
    case unknownBinding(name: String, nearest: String?)
    /// A part that a bound value does not have.
    case unknownPart(name: String, part: String, kind: ValueKind, nearest: String?)
    /// Two kinds of values for one name.
    case twoKinds(name: String, kind: ValueKind, other: ValueKind, otherLine: Int)
    /// A clock that is to show what is no time.
    case notATime(reference: String, kind: ValueKind)
    /// `{value}` with a code span that names nothing.
    case emptyRole
    /// A format that cannot be read.
    case format(FormatProblem)
    /// A format with a letter that means nothing for the kind of value.
    case formatOfOtherKind(letter: Character, reference: String, kind: ValueKind)
    /// Two values for one name.
    case twoValues(name: String, value: String, other: String, otherLine: Int)
    /// Two sources for one file of the site.
    case samePlace(place: String, other: String)
    /// A file of the site that would have to lie in another file.
    case fileAbove(place: String, file: String, other: String)
    /// A file of the site in the place of something that is kept.
    case keptPlace(place: String, maker: String, guest: String)
    /// A link to something that is not there.
    case missingTarget(target: String, nearest: String?)
    /// A link that leads out of Content.
    case outsideTarget(target: String)
    /// An address that a page must not lead to.
    case scheme(String)
    /// A link to a part of a page that is not there.
    case missingFragment(fragment: String, page: String, nearest: String?)
    /// A picture on another host, which a page's policy keeps from being loaded.
    case foreignImage(host: String)
    /// A file that is called a picture and is none.
    case unreadablePicture(format: String)
    /// What should be a picture by what it is for, and is none by its name.
    case notAPicture(String)
    /// HTML that is shown as text, in so many pieces.
    case rawHTML(count: Int)
    /// Something in HTML that a page's policy forbids: `<style>`, `onclick=`.
    case forbiddenHTML(String)
    /// A script or style on another host, which a page's policy keeps from being loaded.
    case foreignFile(host: String)
    /// A language that has no strings file.
    case unknownLanguage(tag: String, known: [String])
    /// A pipe, a device, a folder named x.md.
    case notAFile
    /// A link to nothing or to itself.
    case danglingLink
    /// A link that leads to a folder that it lies in.
    case linkCircle
    /// A file name that cannot be part of an address.
    case fileName
    /// A page whose name would be too long for a disk, in bytes.
    case longName(limit: Int)
    /// A file that the system does not let us read, and why.
    case unreadable(String)

    var code: String {
        switch self {
        case .noContent: "no-content"
        case .unknownDirective: "unknown-directive"
        case .unknownBinding: "unknown-binding"
        case .emptyRole: "empty-role"
        case .format: "wrong-format"
        case .formatOfOtherKind: "format-of-other-kind"
        case .unknownPart: "unknown-part"
        case .twoKinds: "two-kinds"
        case .notATime: "not-a-time"
        case .twoValues: "two-values"
        case .samePlace: "same-place"
        case .fileAbove: "file-above"
        case .keptPlace: "kept-place"
        case .missingTarget: "missing-target"
        case .outsideTarget: "outside-target"
        case .scheme: "forbidden-scheme"
        case .missingFragment: "missing-fragment"
        case .foreignImage: "foreign-image"
        case .unreadablePicture: "unreadable-picture"
        case .notAPicture: "not-a-picture"
        case .rawHTML: "raw-html"
        case .forbiddenHTML: "forbidden-html"
        case .foreignFile: "foreign-resource"
        case .unknownLanguage: "unknown-language"
        case .notAFile: "not-a-file"
        case .danglingLink: "dangling-link"
        case .linkCircle: "link-circle"
        case .fileName, .longName: "file-name"
        case .unreadable: "unreadable"
        }
    }

    var severity: Severity {
        switch self {
        case .foreignImage, .unreadablePicture, .rawHTML, .forbiddenHTML, .foreignFile: .warning
        default: .error
        }
    }

    var sentence: String {
        switch self {
        case .noContent: "there is no folder of articles here"
        case .unknownDirective(let name, _): "there is no widget ‘\(name)’"
        case .unknownBinding(let name, _): "no widget on this page is bound to ‘\(name)’"
        case .emptyRole: "‘{value}’ names no value"
        case .format(.letter(let letters)): "‘\(letters)’ means nothing in a time format"
        case .format(.openQuotation): "a quotation in the format does not end"
        case .formatOfOtherKind(let letter, let reference, .time):
            "‘\(letter)’ in a format is of the day, and ‘\(reference)’ is a time of any day"
        case .formatOfOtherKind(let letter, let reference, let kind):
            "‘\(letter)’ in a format means nothing for ‘\(reference)’, which is \(kind.noun)"
        case .unknownPart(let name, let part, let kind, _): "‘\(name)’ is \(kind.noun) and has no part ‘\(part)’"
        case .twoKinds(let name, let kind, let other, let line):
            "‘\(name)’ is \(kind.noun) here and \(other.noun) on line \(line)"
        case .notATime(let reference, let kind): "‘\(reference)’ is \(kind.noun), and a clock shows a time"
        case .twoValues(let name, let value, let other, let line):
            "‘\(name)’ is \(value) here and \(other) on line \(line)"
        case .samePlace(let place, let other): "this becomes \(place), and so does \(other)"
        case .fileAbove(let place, let file, let other): "this becomes \(place), and \(other) becomes the file \(file)"
        case .keptPlace(let place, let maker, let guest): "\(maker) becomes \(place), and \(guest) is to be kept"
        case .missingTarget(let target, _): "there is no ‘\(target)’ to link to"
        case .outsideTarget(let target): "‘\(target)’ leads out of the folder of articles"
        case .scheme(let scheme): "a link may not begin with ‘\(scheme):’"
        case .missingFragment(let fragment, let page, _): "there is no ‘#\(fragment)’ on \(page)"
        case .foreignImage(let host): "the page’s policy lets no picture be loaded from ‘\(host)’"
        case .unreadablePicture(let format): "this is no \(format.uppercased()) picture, so its size is not known"
        case .notAPicture(let written): "‘\(written)’ is no picture"
        case .rawHTML(1): "HTML is shown as text"
        case .rawHTML(let count): "HTML is shown as text, here and in \(count - 1) more places on this page"
        case .forbiddenHTML(let written): "‘\(written)’ has no effect: the page’s policy forbids it"
        case .foreignFile(let host): "the page’s policy lets nothing be loaded from ‘\(host)’"
        case .unknownLanguage(let tag, _): "there are no words for the language ‘\(tag)’"
        case .notAFile: "this is not a file"
        case .danglingLink: "this link leads to nothing"
        case .linkCircle: "this link leads to a folder that it lies in"
        case .fileName: "the name of this file is not UTF-8, or has a control character in it"
        case .longName(let limit): "the name of the page is longer than \(limit) bytes"
        case .unreadable(let reason): reason
        }
    }

    var remedy: String? {
        switch self {
        case .noContent: "put articles into a folder ‘Content’, or name the folder that holds it"
        case .unknownDirective(_, let nearest?), .unknownBinding(_, let nearest?), .unknownPart(_, _, _, let nearest?):
            "did you mean ‘\(nearest)’?"
        case .unknownDirective: "the widgets are \(Widgets.kinds.map { $0.name }.joined(separator: ", "))"
        case .unknownBinding: "give a widget ‘bind’ with that name"
        case .emptyRole: "write a name and perhaps a format, as in ‘{value}`meeting H:mm`’"
        case .format(.letter): "the letters are y M d H h K m s a; put words in quotes, as in ‘H 'o''clock'’"
        case .format(.openQuotation): "close it with ‘'’; a quotation mark itself is ‘''’"
        case .formatOfOtherKind(_, _, .time): "leave out y, M and d, or give the value a date"
        case .formatOfOtherKind(_, let reference, let kind): kind.remedyForFormat(of: reference)
        case .unknownPart(let name, _, let kind, nil):
            kind.parts.isEmpty
                ? "leave the part out" : "write \(kind.parts.map { "\(name).\($0.part)" }.joined(separator: " or "))"
        case .twoKinds: "give one of them another name"
        case .notATime(let reference, .range): "bind it to ‘\(reference).start’ or ‘\(reference).end’"
        case .notATime: "bind it to a clock-picker, or to a part of a time-range"
        case .twoValues: "write the value once, or the same value each time"
        case .samePlace, .fileAbove: "rename one of them, or give it a slug"
        case .keptPlace: "rename one of them, or take it out of ‘keep’ in site.yml"
        case .missingFragment(_, _, let nearest?): "did you mean ‘#\(nearest)’?"
        case .foreignImage: "put the picture beside the article, or let the host in with ‘policy’ in site.yml"
        case .rawHTML: "put text between backticks; if all articles are your own, write ‘html: true’ into site.yml"
        case .forbiddenHTML("<script>"): "put the script into a file and name it in ‘src’"
        case .forbiddenHTML("<style>"), .forbiddenHTML("style="):
            "put the rules into a file and load it with ‘<link rel=\"stylesheet\">’"
        case .forbiddenHTML(let written) where written.hasPrefix("on"):
            "put a script into a file that listens for the event"
        case .foreignFile: "put the file beside the article, or let the host in with ‘policy’ in site.yml"
        case .unreadablePicture: "let the end of its name say what it is"
        case .notAPicture: "name a file such as ‘clock.png’ or ‘clock.jpg’"
        case .missingTarget(_, let nearest?): "did you mean ‘\(nearest)’?"
        case .scheme: "links begin with http:, https:, mailto: or tel:, or lead to a file of the site"
        case .unknownLanguage(let tag, let known):
            "add Templates/strings/\(tag).yml, or choose from \(known.joined(separator: ", "))"
        case .notAFile: "take it out of the folder, or let its name begin with ‘_’"
        case .danglingLink, .linkCircle: "mend or remove it"
        case .longName: "give it a shorter slug"
        case .fileName: "rename it"
        default: nil
        }
    }
}

extension ValueKind {
    /// What to write in place of a format that does not fit.
    fileprivate func remedyForFormat(of reference: String) -> String {
        switch self {
        case .range: "write out a part, as in ‘\(reference).start H:mm’"
        case .difference: "leave the format out: it is a number"
        case .duration: "the letters of a duration are H and m"
        default: "the letters of a month are y and M"
        }
    }
}
