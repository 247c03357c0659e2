import HTTPTypes
import HummingbirdCore
import Testing
import VSM

@testable import VSMWeb

@Suite("A server that prepares to stop", .timeLimit(.minutes(10)))
struct DrainTests {
    /// A button whose action ends when the test says so.
    private struct SlowView: HTMLView {
        let ends: AsyncStream<Void>
        var initialState: String { "ready" }

        func body(_ container: StateContainer<String>) -> some HTML {
            p { container.state }
            button { "Save" }.onClick {
                container.observe {
                    for await _ in ends { break }
                    return "saved"
                }
            }
        }
    }

    /// A page that is loading until the test says that it has ended.
    private struct LoadingView: HTMLView {
        let ends: AsyncStream<Void>
        var initialState: String { "loading" }

        func body(_ container: StateContainer<String>) -> some HTML {
            p { container.state }.onAppear {
                container.observe {
                    for await _ in ends { break }
                    return "loaded"
                }
            }
        }
    }

    /// Opens the page of a site and connects a browser.
    private func join(_ registry: SessionRegistry) async throws -> (session: LiveSession, RecordingConnection) {
        let request = try #require(PageRequest(target: "/", visitor: "visitor"))
        let join = try await registry.open(request, from: "address").join(nodes: 5)
        let connection = RecordingConnection()
        return (try #require(await registry.join(join, visitors: ["visitor"], over: connection)), connection)
    }

    @Test("A browser whose action is running is handed over when it has ended, and does not keep others waiting")
    func running() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let registry = SessionRegistry(site: Site(title: "Test") { _ in SlowView(ends: ends) }, limits: .neverSlow)
        let (acting, first) = try await join(registry)
        let (other, second) = try await join(registry)
        await acting.click(NodeID(4), over: first)
        #expect(await !registry.handOver(acting, isLast: false))
        #expect(await registry.handOver(other, isLast: false))
        #expect(first.end == nil && second.end == .stopping)
        end.finish()
        while await !registry.handOver(acting, isLast: false) { await Task.yield() }
        #expect(first.end == .stopping)
        #expect(await registry.sessions.isEmpty)
    }

    @Test("A browser whose action does not end is handed over at the end")
    func endless() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let site = Site(title: "Test") { _ in SlowView(ends: ends) }
        let pages = LivePages(site, configuration: WebServer.Configuration(limits: .neverSlow))
        let (session, connection) = try await join(pages.host.registry)
        await session.click(NodeID(4), over: connection)
        await pages.drain()
        #expect(connection.end == .stopping)
        #expect(await pages.host.registry.sessions.isEmpty)
        withExtendedLifetime(end) {}
    }

    @Test("A server that is about to stop refuses new pages so that a proxy asks the next server, and serves the rest")
    func newPages() async throws {
        let fixture = HostFixture()
        let page = try await fixture.get("/")
        let cookie = try #require(page.response.headers[.setCookie])
        fixture.phase.beginDraining()
        for method in [HTTPRequest.Method.get, .head] {
            let answer = try await fixture.get("/", [.cookie: cookie, .accept: "text/html"], method: method)
            #expect(answer.response.status == .serviceUnavailable)
            #expect(answer.response.headers[.retryAfter] != nil)
            #expect(answer.response.headers[.setCookie] == nil)
        }
        #expect(try await fixture.get("/vsm/client.js").response.status == .ok)
    }

    @Test("A page without scripts that is not finished is shown again by a server that is about to stop")
    func refreshing() async throws {
        var limits = SessionLimits()
        limits.refreshInterval = .zero
        limits.firstAnswer = .zero
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let site = Site(title: "Test") { _ in LoadingView(ends: ends) }
        let fixture = HostFixture(limits: limits, site: site)
        let page = try await fixture.get("/")
        let cookie = try #require(page.response.headers[values: .setCookie].last)
        fixture.phase.beginDraining()
        let again = try await fixture.get("/", [.cookie: String(cookie.prefix { $0 != ";" })])
        #expect(again.response.status == .ok)
        withExtendedLifetime(end) {}
    }
}

extension LiveSession {
    /// Presses a button.
    fileprivate func click(_ node: NodeID, over connection: RecordingConnection) {
        let event = ClientMessage.Event(number: 1, version: 1, node: node, kind: .click, payload: EventPayload())
        receive(.event(event), over: connection)
    }
}
