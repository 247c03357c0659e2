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

    /// Opens the page on a server of its own, and joins it.
    ///
    /// - Parameter former: The name of the page that the browser had before.
    func open(
        _ site: Site = Site(title: "Test") { _ in WizardPage() },
        former: String? = nil,
        visitor: String? = nil
    ) async throws -> Page {
        let pages = PreservedPages(store: store) { _ in }
        let registry = SessionRegistry(site: site, limits: SessionLimits(), pages: pages)
        let visitor = visitor ?? self.visitor
        let request = try #require(PageRequest(target: "/", visitor: visitor))
        let document = String(decoding: try await registry.open(request, from: "test").bytes, as: UTF8.self)
        let name = try String(#require(document.firstMatch(of: /data-page="(\w+)"/)).1)
        let token = try String(#require(document.firstMatch(of: /data-token="(\w+)"/)).1)
        let join = ClientMessage.Join(page: name, token: token, nodes: nil, version: nil, former: former)
        let connection = RecordingConnection()
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
    func begin(_ page: Page) async throws {
        let answer = try await click(page, 1, node: 2)
        #expect(answer.text.contains("Details of Ada"))
        await store.wait(for: "Ada")
    }
}
