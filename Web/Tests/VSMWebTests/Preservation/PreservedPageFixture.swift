import Testing

@testable import VSMWeb

/// Servers that share a store.
struct PreservedPageFixture {
    let store = RecordingPageStore()
    let visitor = Secret.random()

    /// A page that a browser has joined.
    struct Page {
        let name: String
        let session: LiveSession
        let connection: RecordingConnection
        let welcome: Received
    }

    /// The preserved pages of a server.
    ///
    /// - Parameters:
    ///   - patience: How long to wait for the store; by default, without end.
    ///   - pauses: The pauses before a save is tried again.
    func pages(
        patience: PreservedPages.Patience = .endless,
        pauses: ManualPauses = ManualPauses(),
        report: @escaping @Sendable (any Error) -> Void = { _ in }
    ) -> PreservedPages {
        PreservedPages(store: store, patience: patience, pause: pauses.pause, report: report)
    }

    /// Opens the page on a server of its own, and joins it.
    ///
    /// - Parameters:
    ///   - former: The name of the page that the browser had before.
    ///   - pages: The preserved pages of the server.
    func open(
        _ site: Site = Site(title: "Test") { _ in WizardPage() },
        former: String? = nil,
        visitor: String? = nil,
        pages: PreservedPages? = nil,
        over connection: RecordingConnection = RecordingConnection()
    ) async throws -> Page {
        let registry = SessionRegistry(site: site, limits: SessionLimits(), pages: pages ?? self.pages())
        let visitor = visitor ?? self.visitor
        let request = try #require(PageRequest(target: "/", visitor: visitor))
        let document = String(decoding: try await registry.open(request, from: "test").bytes, as: UTF8.self)
        let name = try String(#require(document.firstMatch(of: /data-page="(\w+)"/)).1)
        let token = try String(#require(document.firstMatch(of: /data-token="(\w+)"/)).1)
        let join = ClientMessage.Join(page: name, token: token, nodes: nil, version: nil, former: former)
        let session = try #require(await registry.join(join, visitors: [visitor], over: connection))
        return Page(name: name, session: session, connection: connection, welcome: try await connection.next())
    }

    /// Clicks the button, the only one of each step.
    func click(_ page: Page, _ number: Int, node: UInt32) async throws -> Received {
        let event = ClientMessage.Event(
            number: number,
            version: 1,
            node: NodeID(node),
            kind: .click,
            payload: EventPayload()
        )
        await page.session.receive(.event(event), over: page.connection)
        return try await page.connection.next()
    }

    /// Goes to the second step.
    func begin(_ page: Page, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await beginUnsaved(page)
        await store.wait(for: "Ada", sourceLocation: sourceLocation)
    }

    /// Goes to the second step, and does not wait until it is stored.
    func beginUnsaved(_ page: Page) async throws {
        let answer = try await click(page, 1, node: 2)
        #expect(answer.text.contains("Details of Ada"))
    }
}

extension PreservedPages.Patience {
    static var endless: Self { Self(reading: .seconds(600), continuing: .seconds(600), saving: .seconds(600)) }
}

/// Pauses that end when a test says so.
final class ManualPauses: Sendable {
    private let (ends, oneEnds) = AsyncStream.makeStream(of: Void.self)
    private let (begun, oneBegins) = AsyncStream.makeStream(of: Duration.self)

    var pause: @Sendable (Duration) async -> Void {
        { duration in
            self.oneBegins.yield(duration)
            for await _ in self.ends { break }
        }
    }

    /// Returns the next pause that begins; records an issue when the task is cancelled first.
    func next(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Duration {
        for await duration in begun { return duration }
        Issue.record("No pause began.", sourceLocation: sourceLocation)
        throw CancellationError()
    }

    /// Ends a pause.
    func end() { oneEnds.yield() }
}
