import Testing
import VSM

@testable import VSMWeb

/// A browser knows whether an action of the person is still running, so that it can tell them if the server ends first.
@Suite("Actions that are still running", .timeLimit(.minutes(10)))
struct BegunActionTests {
    private struct SavingPage: HTMLView {
        let saved: AsyncStream<Int>
        var initialState: Int { 0 }

        func body(_ container: StateContainer<Int>) -> some HTML {
            p { "\(container.state)" }
            button { "Save" }.onClick {
                container.observe(
                    StateSequence<Int>(
                        { -1 },
                        {
                            for await number in saved { return number }
                            return -2
                        }
                    )
                )
            }
            button { "Follow" }.onClick { container.observe(saved) }
            button { "Add" }.onClick { container.observe(container.state + 1) }
        }
    }

    private struct Fixture {
        let session: LiveSession
        let saved: AsyncStream<Int>.Continuation
        let connection = RecordingConnection()

        init() async throws {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            saved = continuation
            let site = Site(title: "Saving") { _ in SavingPage(saved: stream) }
            let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
            session = LiveSession(request, site: site, limits: SessionLimits())
            _ = await session.open()
            let ticket = session.ticket
            let join = ClientMessage.Join(page: ticket.page, token: ticket.token, nodes: 9, version: nil)
            await session.connect(connection, join, number: 1)
            _ = try await connection.next()
        }

        /// Clicks on a button, whose text is the node behind it.
        func click(_ number: Int, on button: UInt32) async throws -> String {
            let payload = EventPayload()
            let event = ClientMessage.Event(
                number: number,
                version: 1,
                node: NodeID(button),
                kind: .click,
                payload: payload
            )
            await session.receive(.event(event), over: connection)
            return try await connection.next().text
        }
    }

    @Test("Messages report a running action of the person until it is done")
    func saving() async throws {
        let fixture = try await Fixture()
        #expect(try await fixture.click(1, on: 4).contains(#""begun":true"#))
        fixture.saved.yield(7)
        let done = try await fixture.connection.next().text
        #expect(done.contains("7") && !done.contains("begun"))
        #expect(try await !fixture.click(2, on: 8).contains("begun"))
    }

    @Test("An action that replaces it also ends it")
    func replaced() async throws {
        let fixture = try await Fixture()
        #expect(try await fixture.click(1, on: 4).contains(#""begun":true"#))
        #expect(try await !fixture.click(2, on: 8).contains("begun"))
    }
}
