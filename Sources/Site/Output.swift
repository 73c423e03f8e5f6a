/// Where a build puts the files of a site.
protocol Output {
    /// Names at the top that are somebody else's and stay.
    var guests: Set<SitePath> { get }
    /// Takes a file of the new site.
    mutating func add(_ file: SitePath, _ bytes: [UInt8]) throws(SystemFailure)
    /// Forgets all that was taken.
    func discard() throws(SystemFailure)
    /// Puts the new site in the place of the old one.
    mutating func finish() throws(SystemFailure) -> OutputFolder.Outcome
}

extension OutputFolder: Output {
    var guests: Set<SitePath> { contents.guests }
}
