import Foundation

#if os(Linux)
private let thisProcess = RUSAGE_SELF.rawValue
private let openFiles = RLIMIT_NOFILE.rawValue
#else
private let thisProcess = RUSAGE_SELF
private let openFiles = RLIMIT_NOFILE
#endif

/// The processor time of this process.
enum ProcessorTime {
    /// The time so far, in seconds.
    static var seconds: Double {
        var usage = rusage()
        guard getrusage(numericCast(thisProcess), &usage) == 0 else { return 0 }
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
}

/// The files that this process may open, of which each connection is one.
enum OpenFiles {
    /// Allows as many as the system does.
    static func allowAll() {
        var limit = rlimit()
        guard getrlimit(numericCast(openFiles), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(numericCast(openFiles), &limit)
    }
}

/// A file with one line for each thing that visitors record.
struct RecordFile: Sendable {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path]) }
    }

    /// Writes a line.
    ///
    /// Lines of several visitors do not mix, because each is one short write to the end of the file.
    func write(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    }
}
