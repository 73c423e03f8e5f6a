#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a build says when it is ended from outside (SIGINT, SIGTERM). It ends by the signal all the same, so that a shell and a
/// job see what happened: their status is 128 and its number, 130 or 143.
enum Stopping {
    private static let sentence: StaticString =
        "gnomon: stopped before the end; the next build clears away what this one has begun\n"

    /// Has the next such signal say it.
    static func sayOnSignals() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                // Nothing that allocates: the signal can come in the middle of anything.
                _ = write(STDERR_FILENO, Stopping.sentence.utf8Start, Stopping.sentence.utf8CodeUnitCount)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
