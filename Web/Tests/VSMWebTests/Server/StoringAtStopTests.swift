import Logging
import Testing
import VSM

@testable import VSMWeb

@Suite("A server that stops while states are not stored", .timeLimit(.minutes(10)))
struct StoringAtStopTests {
    private let store = RecordingPageStore()
    private let log = RecordedLog()

    private func pages() -> LivePages {
        var configuration = WebServer.Configuration(limits: .neverSlow)
        configuration.finishTime = .zero
        configuration.pageStore = store
        configuration.pagePatience = .endless
        return LivePages(Site(title: "Test") { _ in WizardPage() }, configuration: configuration, logger: log.logger)
    }

    /// Opens the page, connects a browser, and goes to the second step.
    private func begin(_ pages: LivePages) async throws -> RecordingConnection {
        let request = try #require(PageRequest(target: "/", visitor: "visitor"))
        let join = try await pages.host.registry.open(request, from: "address").join(nodes: 3)
        let connection = RecordingConnection()
        let session = try #require(await pages.host.registry.join(join, visitors: ["visitor"], over: connection))
        let click = ClientMessage.Event(number: 1, version: 1, node: NodeID(2), kind: .click, payload: EventPayload())
        await session.receive(.event(click), over: connection)
        return connection
    }

    @Test("What the store has refused is stored before an orderly stop with a healthy store")
    func refusal() async throws {
        let pages = pages()
        store.refuse(true)
        _ = try await begin(pages)
        _ = try await store.nextAttempt()
        store.refuse(false)
        await pages.drain()
        #expect(pages.host.registry.pages?.unsaved.count == 0)
        try await pages.stop()
        await store.wait(for: "Ada")
    }

    @Test("The last states are stored although the time for actions is over, and the browser waits for them")
    func lastStates() async throws {
        let pages = pages()
        let release = store.hold()
        let connection = try await begin(pages)
        Task {
            _ = try await store.nextAttempt()
            for _ in 0..<200 { await Task.yield() }
            #expect(connection.end == nil)
            release()
        }
        await pages.drain()
        #expect(pages.host.registry.pages?.unsaved.count == 0)
        while connection.end == nil { await Task.yield() }
        #expect(connection.end == .stopping)
    }

    @Test("A service that is not drained first stores the last states as well")
    func service() async throws {
        let pages = pages()
        let release = store.hold()
        _ = try await begin(pages)
        Task {
            _ = try await store.nextAttempt()
            for _ in 0..<200 { await Task.yield() }
            release()
        }
        try await pages.stop()
        #expect(pages.host.registry.pages?.unsaved.count == 0)
        #expect(!log.all.contains { $0.level == .error })
    }

    @Test("The log says how many pages are not stored")
    func logging() async throws {
        let pages = pages()
        _ = pages.host.phase.lastDeadline(in: .zero)
        store.refuse(true)
        _ = try await begin(pages)
        try await pages.stop()
        #expect(log.all.contains { $0.text == "Pages whose states are not stored as the server stops: 1." })
        store.refuse(false)
    }
}
