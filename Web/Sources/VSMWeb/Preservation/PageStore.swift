/// Stores the preserved states of pages, so that they survive the server that shows the pages.
///
/// The servers of a site share one store, such as a table of a database:
///
/// ```swift
/// struct DatabasePageStore: PageStore {
///     let database: Database
///
///     func save(_ content: [UInt8], number: Int, of page: String, for visitor: String) async throws {
///         // INSERT … ON CONFLICT (page) DO UPDATE … WHERE page.number < excluded.number
///         try await database.replace(page, visitor: visitor, number: number, content: content)
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
/// seconds for reading and five seconds for saving. A save that has failed or took too long may have happened all the
/// same. The server keeps the latest states of the page, and saves them again, with pauses that grow up to 30 seconds,
/// until the store has them. A server that stops tries once more at once.
///
/// What the store returns is checked, so damaged content does no harm. See ``PreservedView``.
public protocol PageStore: Sendable {
    /// Stores the states of a page, in place of those that were stored for it, unless these have a higher number.
    ///
    /// A save that the server has given up can arrive after a later one. Compare the numbers in the statement that replaces
    /// the states, and do nothing if the stored number is higher. A store that ignores the number can lose the latest states.
    ///
    /// - Parameters:
    ///   - content: The states, at most 64 kB.
    ///   - number: The number of the states, which is positive and rises with each change. The same states that are saved
    ///     again have the same number.
    ///   - page: The name of the page, 32 hexadecimal digits that cannot be guessed.
    ///   - visitor: The visitor to whom the page belongs, as in ``PageRequest/visitor``.
    /// - Throws: Any error. The log contains it, and the states are saved again.
    func save(_ content: [UInt8], number: Int, of page: String, for visitor: String) async throws

    /// Returns the states of a page.
    ///
    /// - Parameter page: The name of the page.
    /// - Returns: `nil` if there is no such page. It then begins as usual.
    /// - Throws: Any error. The log contains it, and the page starts over and says so.
    func content(of page: String) async throws -> [UInt8]?
}
