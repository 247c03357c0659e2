import Foundation
import GRDB
import ShoppingFeatures
import Synchronization
import Testing

@testable import ShoppingDatabase

@Suite("A feed of a visitor's data", .timeLimit(.minutes(10)))
struct ChangeDeliveryTests {
    private let shop: TemporaryShop
    private let database: ShopDatabase
    private let log = EventLog()

    init() throws {
        shop = try TemporaryShop()
        database = try shop.open()
    }

    /// Feeds of the number of a query, counted from 1; the first query waits until the test releases it.
    private func feeds(firstQuery: HeldQuery? = nil) -> DatabaseFeeds<Int> {
        let queries = EventLog()
        return DatabaseFeeds(database.access) { _, _ in
            let number = queries.add("query")
            if number == 1 { firstQuery?.hold() }
            return number
        }
    }

    /// Follows the feed of Ada, and records the values.
    private func follow(_ feeds: DatabaseFeeds<Int>, as name: String) -> Changes<Int> {
        feeds.feeds.changes(of: "Ada") { [log] number in
            log.add("\(name): \(number)")
            return number
        }
    }

    private func noteChange(_ feeds: DatabaseFeeds<Int>) async throws {
        try await database.access.write(for: "Ada", changing: feeds) { _ in }
    }

    @Test("A change is confirmed after all observers have received it, in the order in which they began")
    func order() async throws {
        let feeds = feeds()
        let windows = (1...3).map { follow(feeds, as: "window \($0)") }
        for window in windows { #expect(try await window.current == 1) }
        try await noteChange(feeds)
        #expect(Array(log.events.suffix(3)) == ["window 1: 2", "window 2: 2", "window 3: 2"])
    }

    @Test("A query that began before a change does not replace the value of the change")
    func duringQuery() async throws {
        let firstQuery = HeldQuery()
        let feeds = feeds(firstQuery: firstQuery)
        let window = follow(feeds, as: "window")
        await firstQuery.waitUntilHeld()
        try await noteChange(feeds)
        firstQuery.letThrough()
        try await database.pool.barrierWriteWithoutTransaction { _ in }
        #expect(log.events == ["window: 2"])
        withExtendedLifetime(window) {}
    }

    @Test("The query of earlier observers is not used for new ones")
    func earlierQuery() async throws {
        let firstQuery = HeldQuery()
        let feeds = feeds(firstQuery: firstQuery)
        var closedWindow: Changes<Int>? = follow(feeds, as: "closed window")
        await firstQuery.waitUntilHeld()
        #expect(closedWindow != nil)
        closedWindow = nil
        #expect(feeds.feeds.observedVisitorCount == 0)
        let window = follow(feeds, as: "window")
        firstQuery.letThrough()
        #expect(try await window.current == 2)
        try await database.pool.barrierWriteWithoutTransaction { _ in }
        #expect(log.events == ["window: 2"])
    }

    @Test("Observers learn that a change cannot be read")
    func failure() async throws {
        let feeds = feeds()
        var window = follow(feeds, as: "window").makeAsyncIterator()
        #expect(try await window.next() == 1)
        try FileManager.default.removeItem(atPath: shop.path)
        try await database.pool.writeWithoutTransaction { feeds.noteChange(of: "Ada", $0) }
        await #expect(throws: DatabaseProblem.self) { try await window.next() }
        #expect(feeds.feeds.observedVisitorCount == 0)
    }
}

/// A query whose duration a test controls.
private final class HeldQuery: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let (begun, source) = AsyncStream.makeStream(of: Void.self)

    func hold() {
        source.finish()
        gate.wait()
    }

    func waitUntilHeld() async { for await _ in begun {} }

    func letThrough() { gate.signal() }
}
