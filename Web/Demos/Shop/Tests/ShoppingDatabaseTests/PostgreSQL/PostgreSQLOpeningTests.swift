#if PostgreSQL
import Foundation
import ShoppingFeatures
import Testing

@testable import ShoppingDatabase
@testable import ShoppingPostgreSQL

@Suite("A PostgreSQL database that is opened", .onPostgreSQL, .timeLimit(.minutes(10)))
struct PostgreSQLOpeningTests {
    /// The sentence with which a shop refuses to open.
    private func problem(_ uri: String) async -> String {
        let error = await #expect(throws: DatabaseProblem.self) {
            try await PostgreSQLShop(uri: uri, patience: .seconds(300)).open()
        }
        return error?.description ?? ""
    }

    /// The address of the server of the tests, with changes.
    private func address(_ change: (inout URLComponents) -> Void) throws -> String {
        var address = try #require(TestDatabase.server.flatMap { URLComponents(string: $0) })
        change(&address)
        return try #require(address.string)
    }

    @Test("Until the database is there, requests fail with its problem, which is reported once; then pages recover")
    func late() async throws {
        let database = try await TemporaryDatabase()
        let request = try await database.request()
        try await request.run("CREATE TABLE letter (text text)")
        let problems = ProblemList()
        let shop = try PostgreSQLShop(uri: database.uri, patience: .seconds(300)) { problems.add($0) }
        #expect(shop.problem?.description.hasSuffix(" is not open yet.") == true)
        await #expect(throws: DatabaseProblem.self) { try await shop.open() }
        await #expect(throws: DatabaseProblem.self) { try await shop.open() }
        let problem = try #require(shop.problem?.description)
        #expect(problem.contains("is not a database of the shop"))
        #expect(problems.descriptions == [problem])

        let cart = PostgreSQLCartRepository(database: shop, visitor: "Ada")
        let error = await #expect(throws: DatabaseProblem.self) { try await cart.add(Product.catalog[0].id) }
        #expect(error?.description == problem)

        let opening = Task { await shop.openWhenPossible() }
        try await request.run("DROP TABLE letter")
        await opening.value
        #expect(shop.problem == nil)
        try await cart.add(Product.catalog[0].id)
    }

    @Test("A server that is not there is named, and opening can be tried again")
    func missingServer() async {
        let problem = await problem("postgres://user:secret@127.0.0.1:1/name")
        #expect(problem.hasPrefix("the database name at 127.0.0.1:1 cannot be opened: "))
        #expect(
            problem.hasSuffix(
                "Make sure that PostgreSQL runs there, and that the user, the password and the name are right."
            )
        )
        #expect(!problem.contains("secret"))
    }

    @Test("A password that the server refuses is a sentence without the password")
    func wrongPassword() async throws {
        let problem = await problem(
            try address {
                $0.user = "stranger"
                $0.password = "secret"
            }
        )
        #expect(problem.contains("password authentication failed for user \"stranger\""))
        #expect(!problem.contains("secret"))
        #expect(await self.problem(try address { $0.password = nil }).contains("wants a password"))
    }

    @Test("A database that does not exist is named")
    func missingDatabase() async throws {
        #expect(await problem(try address { $0.path = "/missing" }).contains("\"missing\" does not exist"))
    }

    @Test("An address that cannot be read is refused, without showing its password")
    func badAddress() async {
        for uri in ["postgres://user:secret@[host/name", "postgresql://a?secret=1", "shopping.sqlite"] {
            let problem = await problem(uri)
            #expect(problem.hasPrefix("The address of the PostgreSQL database cannot be read."))
            #expect(!problem.contains("secret"))
        }
    }

    @Test("A database of a newer version of the shop is not opened, and stays unchanged")
    func newer() async throws {
        let database = try await TemporaryDatabase()
        _ = try await database.open()
        let request = try await database.request()
        try await request.run("UPDATE shoppingVersion SET version = 99")
        #expect(
            await problem(database.uri).contains(
                "has version 99 of the tables, and this program knows versions up to \(PostgreSQLSchema.steps.count)."
            )
        )
        #expect(try await request.rows("SELECT version FROM shoppingVersion")[0].integer(0) == 99)
    }

    @Test("A database of each earlier version of the shop is opened", arguments: 1..<PostgreSQLSchema.steps.count)
    func earlier(version: Int) async throws {
        let database = try await TemporaryDatabase()
        let request = try await database.request()
        try await request.run("CREATE TABLE shoppingVersion (version bigint NOT NULL)")
        try await request.result(of: "INSERT INTO shoppingVersion VALUES ($1::bigint)", version)
        for step in PostgreSQLSchema.steps[..<version] { try await request.run(step) }
        try await request.run("INSERT INTO profile VALUES ('Ada', 'Ada')")
        if version == 2 {
            try await request.run("INSERT INTO preservedPage (page, visitor, content) VALUES ('a', 'Ada', 'stored')")
        }
        let pages = PostgreSQLPageStore(database: try await database.open())
        #expect(try await pages.content(of: "a") == (version == 2 ? Array("stored".utf8) : nil))
        try await pages.save([1], number: 1, of: "a", for: "Ada")
        #expect(try await pages.content(of: "a") == [1])
        #expect(
            try await request.rows("SELECT version FROM shoppingVersion")[0].integer(0) == PostgreSQLSchema.steps.count
        )
        #expect(try await request.rows("SELECT username FROM profile")[0].text(0) == "Ada")
    }

    @Test("A database whose tables the user may not create is not opened")
    func forbidden() async throws {
        let database = try await TemporaryDatabase()
        var address = try #require(URLComponents(string: database.uri))
        address.queryItems = [URLQueryItem(name: "options", value: "-c default_transaction_read_only=on")]
        #expect(await problem(try #require(address.string)).contains("the shop could not create them"))
    }

    @Test("A database with other tables is not opened, and stays unchanged")
    func other() async throws {
        let database = try await TemporaryDatabase()
        let request = try await database.request()
        try await request.run("CREATE TABLE letter (text text)")
        #expect(
            await problem(database.uri).contains(
                "is not a database of the shop: it has other tables, such as \"letter\""
            )
        )
        #expect(try await request.rows("SELECT 1 FROM pg_tables WHERE schemaname = 'public'").count == 1)
    }

    @Test("A database with a damaged version is not opened")
    func damaged() async throws {
        let database = try await TemporaryDatabase()
        _ = try await database.open()
        try await database.request().run("DELETE FROM shoppingVersion")
        #expect(await problem(database.uri).contains("has a damaged table shoppingVersion."))
    }
}
#endif
