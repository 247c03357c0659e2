import InMemoryTracing
import Testing
import Tracing
import VSM
import VSMTracing

@testable import VSMWeb

@Suite("A trace of what happens in sessions", .timeLimit(.minutes(10)))
struct PageTracingTests {
    private let tracer = InMemoryTracer()

    private func span(_ name: String) -> FinishedInMemorySpan? {
        tracer.finishedSpans.first { $0.operationName == name }
    }

    private var renderings: [FinishedInMemorySpan] {
        tracer.finishedSpans.filter { $0.operationName == "render page" }
    }

    /// Opens a session of which the tracer knows.
    private func makeFixture() throws -> SessionFixture { try withTracer(tracer) { try SessionFixture() } }

    @Test("An event is a span that contains the rendering of its changes")
    func event() async throws {
        let fixture = try makeFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1), over: connection)
        let message = try await connection.next()
        let event = try #require(span("event click"))
        #expect(event.attributes.get("session.id") == .string("\(fixture.session.number)"))
        let rendering = try #require(span("render page"))
        #expect(rendering.spanContext.parentSpanID == event.spanID)
        #expect(rendering.attributes.get("vsm.patch.bytes") == .int64(Int64(message.text.utf8.count)))
        #expect(tracer.activeSpans.isEmpty)
    }

    @Test("An action that an event starts, and the rendering of its result, belong to the event")
    func action() async throws {
        let fixture = try withContainerObserver(ContainerTracer(tracer)) { try makeFixture() }
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.click(1), over: connection)
        _ = try await connection.next()
        let event = try #require(span("event click"))
        let actions = tracer.finishedSpans.filter { $0.operationName == "observe Int" }
        #expect(actions.contains { $0.spanContext.parentSpanID == event.spanID })
    }

    @Test("The rendering of a late result belongs to the event whose action returned it")
    func lateResult() async throws {
        let (answers, answer) = AsyncStream.makeStream(of: Int.self)
        let site = Site(title: "Test") { _ in SavingPage(answers: answers) }
        let request = try #require(PageRequest(target: "/", visitor: Secret.random()))
        let session = withTracer(tracer) { LiveSession(request, site: site, limits: SessionLimits()) }
        _ = await session.open()
        let connection = RecordingConnection()
        let ticket = session.ticket
        let join = ClientMessage.Join(page: ticket.page, token: ticket.token, nodes: 5, version: nil)
        await session.connect(connection, join, number: 1)
        _ = try await connection.next()
        let click = ClientMessage.Event(number: 1, version: 1, node: NodeID(4), kind: .click, payload: EventPayload())
        await session.receive(.event(click), over: connection)
        _ = try await connection.next()
        answer.yield(7)
        #expect(try await connection.next().text.contains("7"))
        let event = try #require(span("event click"))
        #expect(renderings.map(\.spanContext.parentSpanID) == [event.spanID])
    }

    private struct SavingPage: HTMLView {
        let answers: AsyncStream<Int>
        var initialState: Int { 0 }

        func body(_ container: StateContainer<Int>) -> some HTML {
            p { "\(container.state)" }
            button { "Save" }.onClick {
                container.observe {
                    for await answer in answers { return answer }
                    return -1
                }
            }
        }
    }

    @Test("What a page follows is rendered in traces of their own, with a link to the beginning")
    func following() async throws {
        let fixture = try makeFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        fixture.numbers.yield(7)
        _ = try await connection.next()
        let opening = try #require(span("open page"))
        let rendering = try #require(renderings.first)
        #expect(rendering.spanContext.parentSpanID == nil)
        #expect(rendering.links.first?.context.inMemorySpanContext?.spanID == opening.spanID)
    }

    @Test("Opening a page and following a link are spans")
    func navigation() async throws {
        let fixture = try makeFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(.visit(.init(number: 1, target: "/other")), over: connection)
        _ = try await connection.next()
        #expect(span("open page")?.spanContext.parentSpanID == nil)
        let link = try #require(span("follow link"))
        #expect(span("render page")?.spanContext.parentSpanID == link.spanID)
    }

    @Test("Secrets of the session are not recorded")
    func secrets() async throws {
        let fixture = try makeFixture()
        let connection = try await fixture.connect()
        _ = try await connection.next()
        await fixture.session.receive(fixture.type("hunter2", 1), over: connection)
        _ = try await connection.next()
        var texts = tracer.finishedSpans.map(\.operationName)
        for span in tracer.finishedSpans { span.attributes.forEach { texts.append("\($0) \($1)") } }
        let ticket = fixture.session.ticket
        for secret in [ticket.page, ticket.token, fixture.session.visitor, "hunter2"] {
            #expect(!texts.contains { $0.contains(secret) })
        }
    }

    @Test("A session without a tracer has no spans")
    func none() {
        #expect(PageTracing() == nil)
    }
}
