#if PostgreSQL
public import VSMWeb

/// The preserved states of pages in PostgreSQL, which all processes of the shop share.
///
/// They stay for a day. Of each visitor, the latest pages stay.
public struct PostgreSQLPageStore: PageStore {
    /// The maximum number of pages of a visitor.
    static let pagesPerVisitor = 50

    private let access: PostgreSQLAccess

    /// Creates the store on the database of the shop.
    public init(database: PostgreSQLShop) {
        access = database.access
    }

    /// Stores the states of a page, unless it belongs to another visitor or has states with a higher number.
    public func save(_ content: [UInt8], number: Int, of page: String, for visitor: String) async throws {
        // Like the deletions below, this is one statement, which needs no transaction and can be repeated.
        let isNew = try await access.read { request in
            try await request.rows(
                """
                INSERT INTO preservedPage (page, visitor, content, number) VALUES ($1, $2, $3, $4::bigint)
                ON CONFLICT (page) DO UPDATE
                SET content = excluded.content, number = excluded.number, savedAt = now()
                WHERE preservedPage.visitor = excluded.visitor AND preservedPage.number < excluded.number
                RETURNING xmax = 0
                """,
                page,
                visitor,
                String(decoding: content, as: UTF8.self),
                number
            ).first?.text(0) == "t"
        }
        if isNew { try await removeOld(of: visitor) }
    }

    /// Returns the states of a page that was saved within a day.
    public func content(of page: String) async throws -> [UInt8]? {
        try await access.read { request in
            try await request.rows(
                "SELECT content FROM preservedPage WHERE page = $1 AND savedAt > now() - interval '1 day'",
                page
            ).first.map { Array(try $0.text(0).utf8) }
        }
    }

    /// Removes the visitor's pages beyond the limit, and a few of all pages whose time is over.
    ///
    /// Each new page removes more than one, so that their number does not grow.
    private func removeOld(of visitor: String) async throws {
        try await access.read { request in
            try await request.result(
                of: """
                    DELETE FROM preservedPage WHERE page IN (
                        SELECT page FROM preservedPage WHERE visitor = $1
                        ORDER BY savedAt DESC OFFSET $2::bigint FOR UPDATE SKIP LOCKED
                    )
                    """,
                visitor,
                Self.pagesPerVisitor
            )
            try await request.result(
                of: """
                    DELETE FROM preservedPage WHERE page IN (
                        SELECT page FROM preservedPage WHERE savedAt <= now() - interval '1 day'
                        ORDER BY savedAt LIMIT 10 FOR UPDATE SKIP LOCKED
                    )
                    """
            )
        }
    }
}
#endif
