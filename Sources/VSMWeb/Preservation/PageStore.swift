/// Stores the preserved states of pages, so that they survive the server that shows the pages.
///
/// The servers of a site share one store, such as a table of a database:
///
/// ```swift
/// struct DatabasePageStore: PageStore {
///     let database: Database
///
///     func save(_ content: [UInt8], of page: String, for visitor: String) async throws {
///         try await database.replace(page, visitor: visitor, content: content)
///     }
///
///     func content(of page: String) async throws -> [UInt8]? {
///         try await database.content(of: page)
///     }
/// }
///
/// configuration.pageStore = DatabasePageStore(database: database)
/// ```
///
/// A store keeps a page for as long as browsers may return, such as a day, and limits the number of pages of each
/// visitor. A page is saved after each change of a preserved state, one save at a time.
///
/// No page waits long for its store: a server cancels what it asks of the store, and continues without it, after two
/// seconds for reading and five seconds for saving. What the store returns is checked, so damaged content does no harm.
/// See ``PreservedView``.
public protocol PageStore: Sendable {
    /// Stores the states of a page, in place of those that were stored for it.
    ///
    /// - Parameters:
    ///   - content: The states, at most 64 kB.
    ///   - page: The name of the page, 32 hexadecimal digits that cannot be guessed.
    ///   - visitor: The visitor to whom the page belongs, as in ``PageRequest/visitor``.
    /// - Throws: Any error. The log contains it, and the page is saved again after its next change.
    func save(_ content: [UInt8], of page: String, for visitor: String) async throws

    /// Returns the states of a page.
    ///
    /// - Parameter page: The name of the page.
    /// - Returns: `nil` if there is no such page. It then begins as usual.
    /// - Throws: Any error. The log contains it, and the page begins anew and says so.
    func content(of page: String) async throws -> [UInt8]?
}
