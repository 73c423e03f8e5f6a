import Foundation
import Testing

@testable import Site

/// One text, saved by different editors.
@Suite struct TextFormsTests {
    private static let text = """
        ---
        title: 時計
        tags: [a,
          b]
        ---

        ## A *b*
        c  {#d}
        ---

        > - x\\
        >   y

        ```{clock-picker}
        bind: m
        value: 10:10
        ```

        ```swift
        let a = 1

          let b = 2
        ```

            indented

            code

        <p
        id="x">

        {value}`m
        H:mm` ![a
        b](a.svg
        "t
        u") `c
        d`

        | a |
        |---|
        | b |

        ```text file=b.txt
        ```
        """

    private static func page(_ text: String) throws -> String {
        let shop = try Workshop(["a.svg": "<svg width='1' height='1'/>", "b.txt": "x\r\ny", "site.yml": "html: true"])
        try shop.write(text, to: "Content/a.md")
        try shop.build()
        return try #require(shop.text("a.html"))
    }

    @Test(arguments: [
        ("lines that end in CRLF", "\r\n", "", "\r\n"), ("lines that end in CR", "\r", "", "\r"),
        ("no end of the last line", "\n", "", ""), ("a byte order mark", "\n", "\u{FEFF}", "\n"),
        ("a byte order mark and CRLF", "\r\n", "\u{FEFF}", "\r\n"),
    ])
    func thePageIsTheSame(_ name: String, _ lineEnd: String, _ start: String, _ end: String) throws {
        let plain = try Self.page(Self.text + "\n")
        let other = try Self.page(start + Self.text.replacing("\n", with: lineEnd) + end)
        #expect(other.utf8.elementsEqual(plain.utf8), "\(name)")
        #expect(!plain.contains("\u{FEFF}") && !plain.contains("\r"))
    }
}
