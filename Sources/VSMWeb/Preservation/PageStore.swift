import Synchronization

/// Stores the preserved states of pages, so that they survive the server that shows the pages.
///
/// The servers of a site share one store, for example a table of a database. A store keeps a page for as long as
/// browsers may return, such as a day, and then removes it. The names of pages cannot be guessed. See ``PreservedView``.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol PageStore: Sendable {
    /// Stores the states of a page, in place of those that were stored for it.
    ///
    /// - Parameters:
    ///   - content: The states, at most 64 kB.
    ///   - page: The name of the page, 32 hexadecimal digits.
    /// - Throws: Any error; the states stay as they were in the store, and the log says so.
    func save(_ content: [UInt8], of page: String) async throws

    /// Returns the states of a page.
    ///
    /// - Parameter page: The name of the page.
    /// - Returns: `nil` if there is no such page.
    /// - Throws: Any error; the page then begins anew, and says so.
    func content(of page: String) async throws -> [UInt8]?
}

/// A store in the memory of a process, for tests.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public final class InMemoryPageStore: PageStore {
    private let pages = Mutex<[String: [UInt8]]>([:])

    /// Creates an empty store.
    public init() {}

    public func save(_ content: [UInt8], of page: String) async throws {
        pages.withLock { $0[page] = content }
    }

    public func content(of page: String) async throws -> [UInt8]? {
        pages.withLock { $0[page] }
    }
}
