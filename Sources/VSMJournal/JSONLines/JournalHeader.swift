/// The first line of a journal file.
struct JournalHeader: Codable {
    static let name = "vsm"
    static let version = 1

    /// The part of the header that all versions have in common.
    struct Mark: Codable {
        let journal: String
        let version: Int
    }

    let journal: String
    let version: Int
    let dropped: Int
    /// The number of lines that follow, so that missing lines are noticed; `nil` in a stream, which has no end.
    let entries: Int?
    let seed: String?

    init(dropped: Int, entries: Int?, seed: String?) {
        journal = Self.name
        version = Self.version
        self.dropped = dropped
        self.entries = entries
        self.seed = seed
    }
}
