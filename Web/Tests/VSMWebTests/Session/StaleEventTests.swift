import Synchronization
import Testing
import VSM

@testable import VSMWeb

@Suite("A late event", .timeLimit(.minutes(10)))
struct StaleEventTests {
    /// Counts the clicks that were run on its button, which is shown once.
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

    @Test("It runs on the current page, even if the browser has not received that yet")
    func unrenderedState() async throws {
        let count = Counter()
        let site = Site(title: "Test") { _ in Once(count: count) }
        let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        let connection = RecordingConnection()
        // The welcome message blocks the connection, so nothing is rendered or sent meanwhile.
        connection.stall()
        let join = ClientMessage.Join(page: session.ticket.page, token: session.ticket.token, nodes: 3, version: nil)
        await session.connect(connection, join, number: 1)
        for number in 1...3 {
            let event = ClientMessage.Event(
                number: number,
                version: 1,
                node: NodeID(2),
                kind: .click,
                payload: EventPayload()
            )
            await session.receive(.event(event), over: connection)
        }
        _ = try await connection.next()
        connection.goOn()
        let answer = try await connection.next()
        #expect(answer.refused == 3 && answer.problem == nil)
        #expect(count.value.withLock(\.self) == 1)
    }

    @Test("A form of a branch that has ended is refused, so that the person is told", arguments: [true, false])
    func formOfEndedBranch(isBrowserTold: Bool) async throws {
        struct Branches: HTMLView {
            var initialState: Bool { false }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                div {
                    button { "End" }.onClick { container.observe(true) }
                    if container.state { p { "over" } } else { form {}.onSubmit { _ in Issue.record("It has ended.") } }
                }
            }
        }
        let site = Site(title: "Test") { _ in Branches() }
        let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        let connection = RecordingConnection()
        if !isBrowserTold { connection.stall() }
        let join = ClientMessage.Join(page: session.ticket.page, token: session.ticket.token, nodes: 5, version: nil)
        await session.connect(connection, join, number: 1)
        #expect(try await connection.next().numbers == [[1, 5]])
        func send(_ number: Int, _ kind: EventKind, _ node: UInt32) async {
            let payload = EventPayload(fields: kind == .submit ? [:] : nil)
            let event = ClientMessage.Event(
                number: number,
                version: 1,
                node: NodeID(node),
                kind: kind,
                payload: payload
            )
            await session.receive(.event(event), over: connection)
        }
        await send(1, .click, 3)
        if isBrowserTold { #expect(try await connection.next().version == 2) }
        await send(2, .submit, 5)
        if !isBrowserTold { connection.goOn() }
        let answer = try await connection.next()
        #expect(answer.refused == 2 && answer.acknowledged == 2)
        #expect(answer.problem == nil)
    }

    /// Pays an amount that can change without an action of the person.
    private struct Bill: HTMLView {
        let amounts: AsyncStream<Int>
        let paid: Counter
        var initialState: Int { 10 }

        func body(_ container: StateContainer<Int>) -> some HTML {
            p { "\(container.state)" }.onAppear { container.observe(amounts) }
            button { "Pay" }.onClick(seeing: container.state) {
                paid.value.withLock { $0 += container.state }
            }
        }
    }

    @Test("It does not run if it is tied to a value that the person did not see")
    func unseenValue() async throws {
        let (amounts, amount) = AsyncStream.makeStream(of: Int.self)
        let paid = Counter()
        let site = Site(title: "Test") { _ in Bill(amounts: amounts, paid: paid) }
        let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
        let session = LiveSession(request, site: site, limits: SessionLimits())
        _ = await session.open()
        let connection = RecordingConnection()
        let join = ClientMessage.Join(page: session.ticket.page, token: session.ticket.token, nodes: 5, version: nil)
        await session.connect(connection, join, number: 1)
        #expect(try await connection.next().numbers == [[1, 5]])
        func pay(_ number: Int, seeing version: Int) async throws -> Received {
            let event = ClientMessage.Event(
                number: number,
                version: version,
                node: NodeID(4),
                kind: .click,
                payload: EventPayload()
            )
            await session.receive(.event(event), over: connection)
            return try await connection.next()
        }

        amount.yield(20)
        #expect(try await connection.next().version == 2)
        let refused = try await pay(1, seeing: 1)
        #expect(refused.refused == 1 && refused.acknowledged == 1)
        #expect(paid.value.withLock(\.self) == 0)
        #expect(try await pay(2, seeing: 2).refused == nil)
        #expect(paid.value.withLock(\.self) == 20)
    }
}
