import Synchronization
import Testing

@testable import VSMWeb

@Suite("Browsers that connect too late")
final class SlowBrowserTests: Sendable {
    private let registry: SessionRegistry
    private let now: Time

    init() {
        let now = Time()
        self.now = now
        registry = SessionRegistry(site: Site(title: "Test") { _ in p { "Text" } }, limits: SessionLimits()) {
            now.value.withLock { $0 }
        }
    }

    /// The time of the registry, which passes only in ``passTime()``.
    private final class Time: Sendable {
        let value = Mutex(ContinuousClock.now)
    }

    @Test("The next page waits longer")
    func nextPage() async throws {
        let late = try await load()
        try await beLate(for: late)

        let next = try await load()
        let ofAnotherVisitor = try await load(visitor: "another")
        await passTime()
        #expect(try await isThere(next))
        #expect(try await !isThere(ofAnotherVisitor, visitor: "another"))
    }

    @Test("Every page waits longer until one has connected")
    func severalPages() async throws {
        try await beLate(for: try await load())
        let (asked, loaded) = (try await load(), try await load())
        await passTime()
        #expect(try await isThere(asked))

        let later = try await load()
        await passTime()
        #expect(try await !isThere(later))
        #expect(try await isThere(loaded))
    }

    @Test("A browser that was connected before was not slow")
    func returningBrowser() async throws {
        let page = try await load()
        await passTime()
        #expect(try await !isThere(page, version: 3))

        let next = try await load()
        await passTime()
        #expect(try await !isThere(next))
    }

    @Test("A page that a browser without scripts reloads does not wait longer until then")
    func unfinishedPage() async throws {
        var limits = SessionLimits()
        limits.firstAnswer = .zero
        limits.sessions = 2
        let now = now
        let registry = SessionRegistry(site: Site(title: "Test") { _ in p { "Loading" }.busy() }, limits: limits) {
            now.value.withLock { $0 }
        }
        func open(_ visitor: String) async throws {
            _ = try await registry.open(try #require(PageRequest(target: "/", visitor: visitor)), from: "address")
        }
        // The third page replaces the first.
        for visitor in ["a", "b", "c"] { try await open(visitor) }
        #expect(await registry.refreshing.count == 2)
        now.value.withLock { $0 += limits.refreshInterval }
        try await open("b")
        #expect(await registry.refreshing.count == 2)
        now.value.withLock { $0 += limits.unconnected }
        #expect(await registry.closeExpired() == 1)
        #expect(await registry.refreshing.count == 1)
        now.value.withLock { $0 += limits.disconnected }
        #expect(await registry.closeExpired() == 0)
        #expect(await registry.refreshing.count == 0)
    }

    @Test("A missing page and a page of another visitor give no additional time")
    func foreignPages() async throws {
        let another = try await load(visitor: "another")
        await passTime()
        #expect(try await !isThere(another))
        let unknown = SessionRegistry(site: Site(title: "Test") { _ in p { "Text" } }, limits: SessionLimits())
        let request = try #require(PageRequest(target: "/", visitor: "visitor"))
        let elsewhere = try await unknown.open(request, from: "address")
        #expect(try await !isThere(elsewhere))
        let next = try await load()
        await passTime()
        #expect(try await !isThere(next))
    }

    @Test("The oldest visitors and pages are forgotten when there are too many")
    func capacity() {
        var visitors = LateVisitors()
        func beLate(_ visitor: String) {
            visitors.noteClosed("page of \(visitor)", of: visitor)
            visitors.noteRequest(for: "page of \(visitor)", by: ["somebody", visitor])
        }
        for number in 0..<LateVisitors.capacity { beLate("\(number)") }
        beLate("0")
        #expect(visitors.contains("1"))
        beLate("another")
        #expect(visitors.contains("0") && visitors.contains("another") && !visitors.contains("1"))

        visitors.noteClosed("first", of: "a")
        visitors.noteClosed("second", of: "b")
        for number in 2..<(LateVisitors.pageCapacity + 1) { visitors.noteClosed("\(number)", of: "c") }
        visitors.noteRequest(for: "first", by: ["a"])
        visitors.noteRequest(for: "second", by: ["b"])
        #expect(!visitors.contains("a") && visitors.contains("b"))
    }

    private func load(visitor: String = "visitor") async throws -> OpenedPage {
        let request = try #require(PageRequest(target: "/", visitor: visitor))
        return try await registry.open(request, from: "address")
    }

    /// Advances the time so far that a page that never connected is closed, but not one that had a connection.
    private func passTime() async {
        now.value.withLock { $0 += SessionLimits().unconnected + .seconds(1) }
        await registry.closeExpired()
    }

    private func beLate(for page: OpenedPage) async throws {
        await passTime()
        #expect(try await !isThere(page))
    }

    /// Returns whether a browser that asks for its page gets it.
    private func isThere(_ page: OpenedPage, visitor: String = "visitor", version: Int? = nil) async throws -> Bool {
        let join = try page.join(nodes: version == nil ? 2 : nil, version: version)
        return await registry.join(join, visitors: [visitor], over: RecordingConnection()) != nil
    }
}
