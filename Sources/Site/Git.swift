import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program git, asked about a folder. Only this file starts it, and only for sites that ask for `last-changed`.
struct Git {
    /// The folder that it is asked about.
    let folder: String

    /// How a run ended.
    enum End: Equatable {
        case done
        /// There is no program of that name.
        case notThere
        /// It failed, or was ended.
        case failed
    }

    /// What stops reading early.
    enum Next { case more, enough }

    /// Runs git and hands over what it prints, piece by piece: no more than a piece is kept.
    /// - Parameters:
    ///   - arguments: What follows `git`.
    ///   - withComplaints: Whether what it complains of is handed over too; else nobody sees it.
    ///   - take: Is given each piece; as soon as it has enough, git is ended.
    func run(
        _ arguments: [String], withComplaints: Bool = false, _ take: (ArraySlice<UInt8>) -> Next
    ) throws(SystemFailure) -> End {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemFailure("run", "git") }
        var isOpen = true
        defer { if isOpen { close(ends[0]) } }
        // A child that is started elsewhere meanwhile must not keep the pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        guard let child = try start(["git", "-C", folder] + arguments, printingTo: ends, withComplaints) else {
            return .notThere
        }
        var piece = [UInt8](repeating: 0, count: 65_536)
        var hasEnough = false
        while !hasEnough {
            let count = read(ends[0], &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            hasEnough = take(piece[..<count]) == .enough
        }
        close(ends[0])
        isOpen = false
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            // A preview that opened a browser lets the system forget its children.
            guard errno == EINTR else { return .done }
        }
        return hasEnough || status == 0 ? .done : .failed
    }

    /// Starts it; nil if there is no such program. The end to write to is closed here.
    private func start(
        _ words: [String], printingTo ends: [Int32], _ withComplaints: Bool
    ) throws(SystemFailure) -> pid_t? {
        defer { close(ends[1]) }
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        if withComplaints {
            posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        // It should end when nobody reads on, though this program goes on when nobody reads it.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        // In English, for what is handed on of its complaints.
        var surroundings: [UnsafeMutablePointer<CChar>?] = []
        var place = environ
        while let variable = place.pointee {
            if strncmp(variable, "LC_ALL=", 7) != 0 { surroundings.append(strdup(variable)) }
            place += 1
        }
        surroundings += [strdup("LC_ALL=C"), nil]
        defer { for text in arguments + surroundings { free(text) } }
        var child = pid_t()
        let reason = posix_spawnp(&child, "git", &actions, &attributes, &arguments, &surroundings)
        if reason == 0 { return child }
        errno = reason
        guard reason == ENOENT || reason == EACCES else { throw SystemFailure("run", "git") }
        return nil
    }
}
