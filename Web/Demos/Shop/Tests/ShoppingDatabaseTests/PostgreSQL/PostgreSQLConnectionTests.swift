#if PostgreSQL
import ShoppingFeatures
import Testing

@testable import ShoppingDatabase
@testable import ShoppingPostgreSQL

@Suite("Connections to PostgreSQL", .onPostgreSQL, .timeLimit(.minutes(10)))
struct PostgreSQLConnectionTests {
    @Test("If all connections are lost, pages show what they missed, and follow later changes")
    func lost() async throws {
        let database = try await TemporaryDatabase()
        let shop = try await database.open()
        let other = try await database.open()
        let request = try await database.request()
        var carts = try await shop.cart().carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        for quantity in [1, 3] {
            // The lock keeps pages from reading the cart before the change, which sends no message.
            try await request.run(
                """
                BEGIN;
                LOCK TABLE cartLine;
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid();
                INSERT INTO cartLine (visitor, productID, quantity) VALUES ('Ada', 3, 1)
                    ON CONFLICT (visitor, productID) DO UPDATE SET quantity = cartLine.quantity + 1;
                COMMIT
                """
            )
            #expect(try await carts.next()?.quantities == ["Couch": quantity])
            try await other.cart().add(Product.Known.couch)
            #expect(try await carts.next()?.quantities == ["Couch": quantity + 1])
        }
    }

    @Test("Messages that are damaged, too long, or not of the shop are ignored and counted")
    func ignoredMessages() async throws {
        let database = try await TemporaryDatabase()
        let shop = try await database.open()
        let request = try await database.request()
        var carts = try await shop.cart().carts().makeAsyncIterator()
        #expect(try await carts.next()?.quantities == [:])
        let damaged = ["", ":", "Ada", "cart;Ada", "CART:Ada", "cart:" + String(repeating: "A", count: 5000)]
        for payload in damaged {
            try await request.result(of: "SELECT pg_notify($1, $2)", ChangeMessage.channel, payload)
        }
        try await request.run(
            "INSERT INTO cartLine (visitor, productID, quantity) VALUES ('Ada', 3, 1); NOTIFY shopping, 'cart:Ada'"
        )
        #expect(try await carts.next()?.quantities == ["Couch": 1])
        #expect(shop.ignoredMessageCount == damaged.count)
    }

    @Test("More requests than connections are all answered")
    func manyRequests() async throws {
        let shop = try await TemporaryDatabase().open()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { try await shop.cart(of: "visitor \(number % 10)").add(Product.Known.couch) }
            }
            try await group.waitForAll()
        }
        for number in 0..<10 {
            #expect(try await shop.cart(of: "visitor \(number)").quantities == ["Couch": 10])
        }
    }

    @Test("A request that the server does not answer in time fails with a sentence")
    func late() async throws {
        let database = try await TemporaryDatabase()
        let request = try await database.request()
        let late = PostgreSQLRequest(connection: request.connection, deadline: .now)
        let error = await #expect(throws: PostgreSQLConnectionLost.self) { try await late.run("SELECT pg_sleep(3600)") }
        #expect(error?.description == "PostgreSQL did not answer in time.")
        #expect(await !request.connection.isUsable)
    }

    @Test("A statement that PostgreSQL refuses leaves the connection usable")
    func refused() async throws {
        let request = try await TemporaryDatabase().request()
        let error = await #expect(throws: PostgreSQLFailure.self) { try await request.rows("SELECT 1 / $1::bigint", 0) }
        #expect(error?.state == "22012")
        #expect(try await request.rows("SELECT $1::text", "O'Hara \u{0}")[0].text(0) == "O'Hara \u{FFFD}")
    }
}
#endif
