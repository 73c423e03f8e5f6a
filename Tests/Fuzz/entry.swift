#if canImport(Glibc)
    import Glibc
#endif

/// The target that GNOMON_FUZZ names.
private let target: FuzzTarget = {
    let name = getenv("GNOMON_FUZZ").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        fatalError("there is no target ‘\(name)’, only \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    }
    return target
}()

/// What libFuzzer calls with bytes of its own making. A fault ends the program, and libFuzzer keeps the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    if let fault = target.fault(Array(UnsafeBufferPointer(start: start, count: count))) { fatalError(fault) }
    return 0
}
