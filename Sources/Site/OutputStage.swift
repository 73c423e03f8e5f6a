extension OutputFolder {
    /// Where files of the new site are put until all are there. Makes them ready on any thread.
    struct Stage: Sendable {
        /// A file and those compressed beside it, and whether each is in the old site as it is.
        typealias Ready = [(entry: Manifest.Entry, isUnchanged: Bool)]

        /// The output folder.
        let path: String
        let staging: String
        let isDryRun: Bool
        let isCompressing: Bool

        /// Where a file of the old site is.
        func place(of file: SitePath) -> String { file.text.isEmpty ? path : "\(path)/\(file.text)" }

        /// Where one of the new site is until it is put into its place.
        func stagedPlace(of file: SitePath) -> String { file.text.isEmpty ? staging : "\(staging)/\(file.text)" }

        /// Makes a file ready: its digest is known, and where the old site has another one or none, it is written.
        func ready(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) -> Ready {
            var ready = [try readyAlone(file, bytes)]
            guard isCompressing, Compression.suits(file) else { return ready }
            for way in Compression.allCases {
                guard let compressed = way.compressed(bytes) else { continue }
                ready.append(try readyAlone(SitePath(file.text + way.ending), compressed))
            }
            return ready
        }

        private func readyAlone(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) -> Ready.Element {
            let isUnchanged = try FileSystem.isFile(place(of: file), of: bytes)
            if !isUnchanged, !isDryRun { try write(file, bytes) }
            return (Manifest.Entry(path: file, size: bytes.count, sha256: Digest.sha256(bytes)), isUnchanged)
        }

        /// Writes a file into the staging folder.
        func write(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure) {
            try FileSystem.makeFolder(stagedPlace(of: file.folder))
            try FileSystem.write(bytes, to: stagedPlace(of: file))
        }
    }
}
