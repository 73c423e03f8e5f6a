#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Operation {
    /// A function of numbers; the raw value is its name in JavaScript. Those without `Math.` are defined in
    /// Templates/scripts/formula.js and formula-loops.js, by the same expressions as here.
    public enum Function: String, Sendable {
        /// The sine of an angle in degrees.
        case sin
        /// The cosine of an angle in degrees.
        case cos
        /// The direction of (y, x) in degrees, -180...180.
        case atan2
        /// What is left after whole periods; of a negative number too it is in 0 ..< period.
        case mod
        /// A bit of a whole number in 0 ..< 2³¹: 0 or 1.
        case bit
        /// The square root.
        case sqrt = "Math.sqrt"
        /// The natural exponential.
        case exp = "Math.exp"
        /// The next whole number down.
        case floor = "Math.floor"
        /// The lesser of two.
        case min = "Math.min"
        /// The greater of two.
        case max = "Math.max"

        func callAsFunction(_ x: Double) -> Double {
            switch self {
            case .sin: degreesSine(x)
            case .cos: degreesCosine(x)
            case .sqrt: x.squareRoot()
            case .exp: naturalExponential(x)
            default: x.rounded(.down)
            }
        }

        func callAsFunction(_ x: Double, _ y: Double) -> Double {
            switch self {
            case .atan2: degreesDirection(x, y)
            case .mod: x - y * (x / y).rounded(.down)
            case .min: Swift.min(x, y)
            case .max: Swift.max(x, y)
            default: Double(Int64(exactly: x.rounded(.down)).map { $0 >> Int64(y) & 1 } ?? 0)
            }
        }
    }
}

// Outside the enumeration, whose cases hide the C functions of the same names.

private func degreesSine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
private func degreesCosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
private func degreesDirection(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }
private func naturalExponential(_ x: Double) -> Double { exp(x) }
