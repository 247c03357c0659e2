import Synchronization
import Testing
import VSM

@testable import VSMWeb

@Suite("An event that comes late", .timeLimit(.minutes(30)))
struct StaleEventTests {
    /// Counts how often its button was answered; the button is there once.
    private struct Once: HTMLView {
        let count: Counter
        var initialState: Bool { false }

        func body(_ container: StateContainer<Bool>) -> some HTML {
            if container.state {
                p { "done" }
            } else {
                button { "do" }.onClick {
                    count.value.withLock { $0 += 1 }
                    container.observe(true)
                }
            }
        }
    }

    private final class Counter: Sendable {
        let value = Mutex(0)
    }

    @Test("Finds the page as it is now, though the browser has not been told yet")
    func unrenderedState() async throws {
        let count = Counter()
        let site = Site(title: "Test") { _ in Once(count: count) }
        let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        let connection = RecordingConnection()
        // The welcome blocks: nothing is rendered or sent for as long as it does.
        connection.stall()
        let join = ClientMessage.Join(page: session.ticket.page, token: session.ticket.token, nodes: 2, version: nil)
        await session.connect(connection, join, number: 1)
        for number in 1...3 {
            let event = ClientMessage.Event(
                number: number,
                version: 1,
                node: NodeID(1),
                kind: .click,
                payload: EventPayload()
            )
            await session.receive(.event(event), over: connection)
        }
        _ = try await connection.next()
        connection.goOn()
        #expect(try await connection.next().problem != nil)
        #expect(count.value.withLock(\.self) == 1)
    }
}
