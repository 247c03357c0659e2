import Foundation
import Testing

@testable import ShoppingDatabase

@Suite("A change is confirmed", .timeLimit(.minutes(10)))
struct ChangeDeliveryTests {
    private let shop: TemporaryShop
    private let database: ShopDatabase
    private let log = EventLog()

    init() throws {
        shop = try TemporaryShop()
        database = try shop.open()
    }

    /// Feeds of a number that grows with each query, before which `isReady` is awaited.
    private func feeds(isReady: DispatchSemaphore? = nil) -> VisitorFeeds<Int> {
        let queries = EventLog()
        return VisitorFeeds(database.access) { _, _ in
            isReady?.wait()
            queries.add("query")
            return queries.events.count
        }
    }

    @Test("after it was sent to all observers")
    func order() async {
        let feeds = feeds()
        let observers = (1...3).map { NamedObserver("observer \($0)", log) }
        let removals = observers.map { feeds.add($0, for: "Ada") }
        await log.wait(for: 3)
        feeds.noteChange(of: "Ada") { [log] in log.add("maker") }
        await log.wait(for: 7)
        #expect(log.events.last == "maker")
        #expect(Set(log.events.suffix(4)) == ["observer 1: 2", "observer 2: 2", "observer 3: 2", "maker"])
        removals.forEach { $0() }
    }

    @Test("at once if there is no observer")
    func unobserved() {
        feeds().noteChange(of: "Ada") { [log] in log.add("maker") }
        #expect(log.events == ["maker"])
    }

    @Test("when the last observer leaves")
    func leaving() {
        let isReady = DispatchSemaphore(value: 0)
        let feeds = feeds(isReady: isReady)
        let remove = feeds.add(NamedObserver("observer", log), for: "Ada")
        feeds.noteChange(of: "Ada") { [log] in log.add("maker") }
        #expect(log.events == [])
        remove()
        #expect(log.events == ["maker"])
        isReady.signal()
    }

    @Test("after a query that began before it has been followed by one that sees it")
    func duringQuery() async {
        let isReady = DispatchSemaphore(value: 0)
        let feeds = feeds(isReady: isReady)
        let remove = feeds.add(NamedObserver("observer", log), for: "Ada")
        feeds.noteChange(of: "Ada") { [log] in log.add("maker") }
        isReady.signal()
        isReady.signal()
        await log.wait(for: 3)
        #expect(log.events == ["observer: 1", "observer: 2", "maker"])
        remove()
    }

    @Test("after the observers have learned that it cannot be read")
    func failure() async throws {
        let feeds = feeds()
        let remove = feeds.add(NamedObserver("observer", log), for: "Ada")
        await log.wait(for: 1)
        try FileManager.default.removeItem(atPath: shop.path)
        feeds.noteChange(of: "Ada") { [log] in log.add("maker") }
        await log.wait(for: 3)
        #expect(log.events == ["observer: 1", "observer failed", "maker"])
        remove()
    }
}
