#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file of the database, which can be checked for deletion and replacement.
///
/// SQLite does not notice either: it continues to write to the removed file, and the data is lost.
struct DatabaseFile: Sendable {
    private let path: String
    private let identity: Identity

    /// Remembers which file is at a path.
    ///
    /// - Throws: ``DatabaseProblem`` if there is no file.
    init(path: String) throws {
        guard let identity = Identity(path: path) else {
            throw DatabaseProblem(description: "\(path) does not exist.")
        }
        self.path = path
        self.identity = identity
    }

    /// Makes sure that the file is still at its path.
    ///
    /// - Throws: ``DatabaseProblem`` if it is not.
    func check() throws {
        guard let now = Identity(path: path) else {
            throw DatabaseProblem(description: "\(path) was deleted or moved. Put it back, or restart the shop.")
        }
        guard now == identity else {
            throw DatabaseProblem(description: "\(path) was replaced. Restart the shop to use the new file.")
        }
    }

    private struct Identity: Equatable {
        let device: UInt64
        let number: UInt64

        init?(path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }
}
