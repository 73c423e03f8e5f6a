import SourceText

/// Where in an article the headings and images of its page stand, as far as its lines tell. They are gone through once.
struct SourcePlaces {
    private let file: SourceFile
    /// The first line of each heading, counted from 0, by the letters and digits in it.
    private var headings: [String: Int] = [:]
    /// The first line of an image, counted from 0, by the name of its file.
    private var images: [String: Int] = [:]

    init(_ file: SourceFile) {
        self.file = file
        let lines = file.lines.map { String(decoding: file.bytes[$0], as: UTF8.self) }
        for (number, line) in lines.enumerated() {
            let text = line.drop { " \t>-*+.)0123456789".contains($0) }
            let isUnderlined = lines.indices.contains(number + 1) && lines[number + 1].isUnderline
            if text.first == "#" || isUnderlined, headings[line.lettersAndDigits] == nil {
                headings[line.lettersAndDigits] = number
            }
            for part in line.split(separator: "![").dropFirst(line.hasPrefix("![") ? 0 : 1) {
                guard let start = part.firstRange(of: "](")?.upperBound else { continue }
                let rest = part[start...].drop { $0 == " " }
                let end: Set<Character> = rest.first == "<" ? [">", "?", "#"] : [")", " ", "?", "#"]
                let address = rest.drop { $0 == "<" }.prefix { !end.contains($0) }
                let name = SitePath(String(address)).name.percentDecoded
                if images[name] == nil { images[name] = number }
            }
        }
    }

    /// The line of a heading, by its text; the whole file where it is not found.
    func heading(_ text: String) -> Place { place(headings[text.lettersAndDigits]) }

    /// The line of an image, by its address; the whole file where it is not found.
    func image(_ address: String) -> Place {
        place(images[SitePath(String(address.prefix { $0 != "?" && $0 != "#" })).name.percentDecoded])
    }

    private func place(_ line: Int?) -> Place {
        guard let line else { return Place(file: file.path) }
        let length = String(decoding: file.bytes[file.lines[line]], as: UTF8.self).count
        return file.place(line: line + 1, column: 1, length: length)
    }
}

extension String {
    fileprivate var lettersAndDigits: String { filter { $0.isLetter || $0.isNumber } }

    /// Whether it makes a heading of the line above it.
    fileprivate var isUnderline: Bool {
        let text = drop { $0 == " " || $0 == ">" }
        return !text.isEmpty && (text.allSatisfy { $0 == "=" } || text.allSatisfy { $0 == "-" })
    }
}
