import Geometry
import Site
import Widgets

/// Wheels: every time of a range and every month, at rest, and turned drums, drags, presses, rests and glides at random.
enum WheelCases {
    /// All 1,440 times, each drawn by the script into the wheels of another: rows at rest, of a start or an end alike.
    static func times(in language: Language) -> String {
        var script = "const hourLabels = [];\n"
        let all = (0..<1440).map { minutes in
            TimeRange.drawing(minutes: minutes, step: 15, hours: 24, in: language).svg
        }
        script += "const times = [\n\(all.map { "\(quoted($0)),\n" }.joined())];\n"
        return script + """
            const two = number => String(number).padStart(2, "0");
            for (let hour = 0; hour < 24; hour++) hourLabels.push(two(hour));
            const drawTime = (svg, minutes) => {
              const [hours, rows] = svg.getElementsByClassName("wheel");
              const at = { minutes, step: 15 };
              const labels = Array.from({ length: lastMinuteRow(at) + 1 }, (_, row) => two(minuteAt({ ...at, row })));
              drawWheel(hours, { turn: hourRow(at), first: 0, last: 23, count: 24, labels: hourLabels });
              drawWheel(rows, { turn: minuteRow(at), first: 0, last: lastMinuteRow(at), count: labels.length, labels });
            };
            times.forEach((svg, minutes) =>
              compare("time", minutes, drawn(svg, () => {}), drawn(times[(minutes + 607) % 1440], drawTime, minutes)));

            """
    }

    /// All 2,412 months from 1900 to 2100, at rest and up to half a row beyond.
    static func months(in language: Language) -> String {
        let all = (1900 * 12..<2101 * 12).map { number in
            let beyond = Formula(Double(number * 37 % 101) / 100 - 0.5)
            return [0, beyond].map {
                MonthPicker.drawing(month: Month(number: number), turnedOn: $0, in: language).svg
            }
        }
        var script = "const months = [\n\(all.map { "\(quoted($0[0])),\n" }.joined())];\n"
        script += "const monthsBeyond = [\n\(all.map { "\(quoted($0[1])),\n" }.joined())];\n"
        script += "const monthLabels = [\(language.monthNames.map(quoted).joined(separator: ", "))];\n"
        return script + """
            const yearLabels = Array.from({ length: 201 }, (_, row) => String(1900 + row));
            const drawMonth = (svg, number, beyond = 0) => {
              const at = { number, low: 22800, high: 25211, carry: 0 };
              const [years, months] = svg.getElementsByClassName("wheel");
              drawWheel(years, { turn: yearRow(at) + beyond, first: 0, last: lastYearRow(at), count: 201, labels: yearLabels });
              drawWheel(months,
                { turn: number + beyond, first: firstMonthRow(at), last: lastMonthRow(at), count: 12, labels: monthLabels });
            };
            months.forEach((svg, i) =>
              compare("month", i, drawn(svg, () => {}), drawn(months[(i + 1307) % 2412], drawMonth, 22800 + i)));
            monthsBeyond.forEach((svg, i) => {
              const draw = (wheels, number) => drawMonth(wheels, number, number * 37 % 101 / 100 - 0.5);
              compare("month between rows", i, drawn(svg, () => {}), drawn(months[(i + 1307) % 2412], draw, 22800 + i));
            });

            """
    }

    /// Drums between rows, with ends and without.
    static func turns(count: Int) -> String {
        var random = SeededNumbers(seed: 17)
        var script = ""
        for number in 0..<count {
            let turn = Double.random(in: -30...30, using: &random)
            let first = number % 3 == 0 ? -.infinity : Double(Int.random(in: -10...0, using: &random))
            let last = number % 3 == 0 ? .infinity : Double(Int.random(in: 1...12, using: &random))
            let svg = Wheel.picture(turn: Formula(turn), first: Formula(first), last: Formula(last), labels: labels).svg
            script += "compare(\"turn\", \(number), drawn(\(quoted(svg)), () => {}), drawn(turnPicture, "
            script += "(svg, state) => { for (const wheel of svg.getElementsByClassName(\"wheel\")) "
            script += "drawWheel(wheel, state); }, { turn: \(turn), first: \(literal(first)), last: \(literal(last)), "
            script += "count: 5, labels: turnLabels }));\n"
        }
        let base = Wheel.picture(turn: 0, first: 0, last: 0, labels: labels).svg
        script = "const turnPicture = \(quoted(base));\n" + script
        return "const turnLabels = [\(labels.map(quoted).joined(separator: ", "))];\n" + script
    }

    private static let labels = ["one", "two", "three", "four", "five"]

    /// What pointers do to drums. Between rows and on them, where ties are; a glide has an exponential in it, whose last
    /// digit browsers may get otherwise.
    static func handling(count: Int) -> String {
        var random = SeededNumbers(seed: 19)
        var script = "for (const [turn, y, speed, seconds, first, last, drag, press, middle, rest, glide] of [\n"
        for number in 0..<count {
            var (turn, y) = (
                Double.random(in: -20...60, using: &random), Double.random(in: -140...140, using: &random)
            )
            if number % 2 == 1 { (turn, y) = ((turn * 2).rounded() / 2, y.rounded()) }
            let speed = Double.random(in: -60...60, using: &random)
            let seconds = Double.random(in: 0...3, using: &random)
            let first = number % 5 == 0 ? -.infinity : 0.0
            let last = number % 5 == 0 ? .infinity : Double(Int.random(in: 0...40, using: &random))
            let (from, low, high) = (Formula(turn), Formula(first), Formula(last))
            let rest = Drum.rest(of: from, speed: Formula(speed), first: low, last: high)
            let results = [
                Wheel.drum.turn(from: from, draggedBy: Formula(y), first: low, last: high),
                Wheel.drum.row(pressedAt: Formula(y), turn: from, first: low, last: high),
                Drum.row(inMiddleAt: from, first: low, last: high), rest,
                Drum.gliding(from: from, to: rest, after: Formula(seconds)),
            ].map { $0.number ?? .nan }
            let row = ([turn, y, speed, seconds, first, last] + results).map(literal).joined(separator: ",")
            script += "[\(row)],\n"
        }
        return script + """
            ]) {
              const at = { turn, y, speed, seconds, first, last, rest };
              const name = JSON.stringify(at);
              compare("drum", `turnWheel ${name}`, drag, turnWheel(at));
              compare("drum", `pressWheel ${name}`, press, pressWheel(at));
              compare("drum", `rowInMiddle ${name}`, middle, rowInMiddle(at));
              compare("drum", `restOfWheel ${name}`, rest, restOfWheel(at));
              const glided = glideWheel(at);
              compare("glide", `glideWheel ${name}`, glide, Math.abs(glided - glide) < 1e-12 ? glide : glided);
            }

            """
    }

    /// What rows make of times and months, at random, with limits and steps of all kinds.
    static func choices(count: Int) -> String {
        var random = SeededNumbers(seed: 23)
        let steps = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
        var script = "for (const [minutes, end, step, row, isOvernight, number, low, high, carry, ...wanted] of [\n"
        for index in 0..<count {
            func number(_ range: ClosedRange<Int>) -> Formula { Formula(Int.random(in: range, using: &random)) }
            let (minutes, end, step) = (number(0...1439), number(0...1439), Formula(steps[index % steps.count]))
            let (row, isOvernight) = (number(-30...70), Formula(index % 2))
            let (month, low, span) = (number(23900...24600), number(24000...24400), number(0...200))
            let rows = MinuteRows(for: minutes, step: step)
            let wheels = MonthWheels(low: low, high: low + span, carry: Formula(index / 2 % 2))
            let results = [
                TimeWheels.hourRow(of: minutes), TimeWheels.time(minutes, withHour: row), rows.row, rows.last,
                rows.minute(at: row), TimeWheels.time(minutes, withMinute: row),
                TimeWheels.length(from: minutes, to: end, isOvernight: isOvernight),
                MonthWheels.year(of: month), wheels.yearRow(of: month), wheels.lastYearRow,
                wheels.month(month, withYearAt: row), wheels.month(month, withMonthAt: month + row),
                wheels.firstRow(of: month), wheels.lastRow(of: month),
            ]
            let given = [minutes, end, step, row, isOvernight, month, low, low + span, wheels.carry]
            let numbers = (given + results).map { literal($0.number ?? .nan) }.joined(separator: ",")
            script += "[\(numbers)],\n"
        }
        return script + """
            ]) {
              const at = { minutes, start: minutes, end, step, row, isOvernight, number, low, high, carry };
              const found = [
                hourRow(at), withHour(at), minuteRow(at), lastMinuteRow(at), minuteAt(at), withMinute({ ...at, minute: row }),
                lengthOf(at), yearOf(at), yearRow(at), lastYearRow(at), monthWithYear(at),
                monthWithMonth({ ...at, row: number + row }), firstMonthRow(at), lastMonthRow(at),
              ];
              compare("choice", JSON.stringify(at), JSON.stringify(wanted.map(String)), JSON.stringify(found.map(String)));
            }

            """
    }
}
