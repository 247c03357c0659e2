#if PostgreSQL
import Testing

@testable import ShoppingDatabase
@testable import ShoppingPostgreSQL

@Suite("Preserved pages in PostgreSQL", .onPostgreSQL, .timeLimit(.minutes(10)))
struct PostgreSQLPageStoreTests {
    private let database: TemporaryDatabase
    private let store: PostgreSQLPageStore

    init() async throws {
        database = try await TemporaryDatabase()
        store = PostgreSQLPageStore(database: try await database.open())
    }

    private var pages: [String] {
        get async throws {
            let rows = try await database.request().rows("SELECT page FROM preservedPage ORDER BY page")
            return try rows.map { try $0.text(0) }
        }
    }

    /// Makes a page older than a day.
    private func age(_ page: String) async throws {
        try await database.request().result(
            of: "UPDATE preservedPage SET savedAt = savedAt - interval '1 day' WHERE page = $1",
            page
        )
    }

    @Test("Another process reads the latest states of a page")
    func reading() async throws {
        let other = PostgreSQLPageStore(database: try await database.open())
        #expect(try await other.content(of: "a") == nil)
        for (number, text) in [(1, "one"), (2, "żwō 😀")] {
            try await store.save(Array(text.utf8), number: number, of: "a", for: "Ada")
            #expect(try await other.content(of: "a") == Array(text.utf8))
        }
        #expect(try await pages == ["a"])
    }

    @Test("A visitor cannot replace the page of another")
    func foreign() async throws {
        try await store.save([1], number: 1, of: "a", for: "Ada")
        try await store.save([2], number: 2, of: "a", for: "Bob")
        #expect(try await store.content(of: "a") == [1])
    }

    @Test("A save that arrives late does not replace a later one")
    func lateness() async throws {
        // Another process has locked the page, which the first save waits for.
        try await store.save([0], number: 1, of: "a", for: "Ada")
        let request = try await database.request()
        try await request.run("BEGIN")
        try await request.result(of: "SELECT 1 FROM preservedPage WHERE page = $1 FOR UPDATE", "a")
        async let late: Void = store.save([1], number: 2, of: "a", for: "Ada")
        try await request.result(
            of: "UPDATE preservedPage SET content = $1, number = $2::bigint WHERE page = $3",
            "later",
            3,
            "a"
        )
        try await request.run("COMMIT")
        try await late
        #expect(try await store.content(of: "a") == Array("later".utf8))
        try await store.save([2], number: 2, of: "a", for: "Ada")
        #expect(try await store.content(of: "a") == Array("later".utf8))
    }

    @Test("A page is gone after a day, and new pages remove a few of those")
    func expiry() async throws {
        for number in 10..<25 { try await store.save([1], number: 1, of: "old\(number)", for: "Ada\(number)") }
        for number in 10..<25 { try await age("old\(number)") }
        #expect(try await store.content(of: "old10") == nil)
        try await store.save([1], number: 1, of: "a", for: "Ada")
        #expect(try await pages.count == 6)
        // A page that is saved again removes none.
        try await store.save([2], number: 2, of: "a", for: "Ada")
        #expect(try await pages.count == 6)
        try await store.save([1], number: 1, of: "b", for: "Ada")
        #expect(try await pages == ["a", "b"])
    }

    @Test("Of each visitor, the latest pages stay")
    func count() async throws {
        try await store.save([1], number: 1, of: "other", for: "Bob")
        let names = (100..<105 + PostgreSQLPageStore.pagesPerVisitor).map(String.init)
        for name in names { try await store.save([1], number: 1, of: name, for: "Ada") }
        #expect(try await pages == names.suffix(PostgreSQLPageStore.pagesPerVisitor) + ["other"])
    }

    @Test("Content that is too large is refused")
    func size() async throws {
        try await store.save(Array(repeating: 97, count: 65536), number: 1, of: "a", for: "Ada")
        await #expect(throws: DatabaseProblem.self) {
            try await store.save(Array(repeating: 97, count: 65537), number: 1, of: "b", for: "Ada")
        }
        #expect(try await pages == ["a"])
    }
}
#endif
