import Site
import SourceText
import Widgets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a page that lets a browser work out what Swift has worked out: random formulas and drawings test the printer,
/// all faces of a clock its drawing, random drags its handling, random texts the terms of the search. The page leaves what differed in `result`.
///
///     agreement FOLDER
@main
enum Agreement {
    static func main() throws {
        guard let folder = CommandLine.arguments.dropFirst().first else {
            print("usage: agreement FOLDER")
            exit(2)
        }
        var ignored: [Diagnostic] = []
        let english = Theme.language("en", diagnostics: &ignored)
        let scripts = [
            ("formula.js", Theme.prelude),
            ("check.js", check),
            ("functions.js", (SharedScript.all.map(\.functions) + Widgets.kinds.map { $0.functions }).joined()),
            ("formulas.js", RandomFormulas.script(count: 20_000)),
            ("drawings.js", RandomDrawings.script(count: 2_000)),
            ("faces.js", ClockCases.faces),
            ("free.js", ClockCases.freeFaces(count: 1_000)),
            ("limits.js", ClockCases.limits(count: 20_000)),
            ("search.js", SearchTerms.script(count: 20_000)),
            ("drags.js", ClockCases.drags(count: 200_000)),
            ("radial.js", LiveCases.radial),
            ("digital-times.js", LiveCases.digitalTimes),
            ("digital-dates.js", LiveCases.digitalDates),
            ("digital-pairs.js", LiveCases.digitalPairs),
            ("poses.js", LiveCases.poses(count: 2_000)),
            ("times.js", WheelCases.times(in: english)),
            ("months.js", WheelCases.months(in: english)),
            ("turns.js", WheelCases.turns(count: 2_000)),
            ("handling.js", WheelCases.handling(count: 50_000)),
            ("choices.js", WheelCases.choices(count: 20_000)),
        ]
        for (name, text) in scripts { write(text, to: "\(folder)/\(name)") }
        let tags = scripts.map { "<script src=\"\($0.0)\"></script>\n" }.joined()
        write(
            "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Agreement</title>\n\(tags)", to: "\(folder)/index.html")
    }

    /// What the cases call. `Object.is` also tells 0 from -0 and finds NaN equal to itself.
    private static let check = """
        "use strict";
        const result = { count: {}, differences: [] };
        const compare = (kind, name, wanted, found) => {
          result.count[kind] = (result.count[kind] ?? 0) + 1;
          const isEqual = Object.is(wanted, found) || (wanted === 0 && found === 0);
          if (!isEqual && result.differences.length < 20) result.differences.push({ kind, name, wanted, found });
        };
        const drawn = (svg, draw, state) => {
          const holder = document.createElement("div");
          holder.innerHTML = svg;
          draw(holder.firstChild, state);
          return holder.innerHTML;
        };

        """

    private static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else {
            perror(path)
            exit(3)
        }
        fwrite(text, 1, text.utf8.count, file)
        fclose(file)
    }
}

/// Numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// SplitMix64 (Steele, Lea and Flood 2014).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A number as JavaScript reads it.
func literal(_ number: Double) -> String {
    number.isNaN ? "NaN" : number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
}
