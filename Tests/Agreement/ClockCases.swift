import Geometry
import Widgets

/// The clock picker: every face, and drags at random.
enum ClockCases {
    /// All 1,440 faces, each drawn by the script into the face of another time.
    static var faces: String {
        let faces = (0..<1440).map { ClockPicker.drawing(minutes: Formula($0)).svg }
        var script = "const faces = [\n\(faces.map { "\(quoted($0)),\n" }.joined())];\n"
        script += """
            faces.forEach((face, minutes) => compare("face", minutes, drawn(face, () => {}),
              drawn(faces[(minutes + 607) % 1440], drawClockPicker, { minutes, isLinked: 1, freeAngle: 77 })));

            """
        return script
    }

    /// Hands that are free of each other, at random.
    static func freeFaces(count: Int) -> String {
        var random = SeededNumbers(seed: 11)
        var script = ""
        for number in 0..<count {
            let minutes = Int.random(in: -100_000...30_000_000, using: &random)
            let angle = Double.random(in: 0..<360, using: &random)
            let face = ClockPicker.drawing(minutes: Formula(minutes), isLinked: 0, freeAngle: Formula(angle)).svg
            script +=
                "compare(\"free face\", \(number), drawn(\(quoted(face)), () => {}), drawn(faces[0], drawClockPicker, "
            script += "{ minutes: \(minutes), isLinked: 0, freeAngle: \(angle) }));\n"
        }
        return script
    }

    /// Turns towards limits, at random.
    static func limits(count: Int) -> String {
        var random = SeededNumbers(seed: 13)
        var script = ""
        for number in 0..<count {
            let first = Double(Int.random(in: 0..<1440, using: &random))
            let length = Double(Int.random(in: 0..<1440, using: &random))
            let minutes = Double(Int.random(in: 0..<1440, using: &random))
            let turned = minutes + Double(Int.random(in: -720...720, using: &random))
            let limits = Limits(first: Formula(first), length: Formula(length))
            let wanted = limits.time(turningTo: Formula(turned), from: Formula(minutes)).number ?? .nan
            script += "compare(\"limit\", \(number), \(wanted), "
            script += "limited({ first: \(first), length: \(length), minutes: \(minutes), turned: \(turned) }));\n"
        }
        return script
    }

    /// Points all over the dial and around it, half of them whole numbers, where ties are; all steps, both ways to snap.
    static func drags(count: Int) -> String {
        var random = SeededNumbers(seed: 7)
        let steps = [1.0, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
        var script = "for (const [x, y, minutes, step, floors, carry, hand, hour, press, turn, next] of [\n"
        for number in 0..<count {
            var coordinates = (0..<2).map { _ in Double.random(in: -160...160, using: &random) }
            if number % 2 == 1 { coordinates = coordinates.map { $0.rounded() } }
            let minutes = Double(Int.random(in: 0..<1440, using: &random))
            let step = steps[number % steps.count]
            let floors = Double(number / steps.count % 2)
            let carry = Double(number % 3)
            let dial = Dial(
                radius: 150, step: Formula(step), floors: Formula(floors), carry: Formula(carry))
            let pointer = Point(x: Formula(coordinates[0]), y: Formula(coordinates[1]))
            let from = Formula(minutes)
            let results = [
                dial.hand(at: pointer), dial.time(turningHourHandTo: pointer, from: from),
                dial.time(pressingMinuteHandAt: pointer, from: from),
                dial.time(draggingMinuteHandTo: pointer, from: from),
                Stepping.next(after: from, grid: Formula(step), direction: number % 3 == 0 ? 1 : -1),
            ].map { $0.number ?? .nan }
            let row = (coordinates + [minutes, step, floors, carry] + results).map(literal).joined(separator: ",")
            script += "[\(row)],\n"
        }
        return script + """
            ]) {
              const at = { x, y, minutes, step, floors, carry };
              const name = JSON.stringify(at);
              const direction = next > minutes ? 1 : -1;
              compare("drag", `handAt ${name}`, hand, handAt(at));
              compare("drag", `turnHourHand ${name}`, hour, turnHourHand(at));
              compare("drag", `pressMinuteHand ${name}`, press, pressMinuteHand(at));
              compare("drag", `turnMinuteHand ${name}`, turn, turnMinuteHand(at));
              compare("drag", `nextTime ${name}`, next, nextTime({ minutes, grid: step, direction }));
            }

            """
    }
}
