import CWebSystem

/// The number of connections that the process's limit of open files allows.
enum OpenFiles {
    /// The maximum number of connections that are being refused or closed, in addition to those that may stay.
    static let passing = 32

    /// The limit of open files of this process; `nil` if it is unknown.
    static var limit: Int? {
        let limit = vsm_limit_of_open_files()
        return limit < 0 ? nil : Int(clamping: limit)
    }

    /// Returns the number of connections that leaves enough files for the rest of the process.
    ///
    /// - Parameters:
    ///   - limit: The limit of open files.
    ///   - threads: The number of event loops, each of which opens some files.
    static func connections(within limit: Int, threads: Int) -> Int {
        let reserved = 32 + passing + min(threads, 256) * 4
        return max(16, limit - reserved)
    }
}
