/// The first line of a journal in a file.
struct JournalHeader: Codable {
    static let name = "vsm"
    static let version = 1

    /// What stands in the header of every version.
    struct Mark: Codable {
        let journal: String
        let version: Int
    }

    let journal: String
    let version: Int
    let dropped: Int
    /// How many lines follow, so that it is noticed when some are missing.
    let entries: Int
    let seed: String?

    init(dropped: Int, entries: Int, seed: String?) {
        journal = Self.name
        version = Self.version
        self.dropped = dropped
        self.entries = entries
        self.seed = seed
    }
}
