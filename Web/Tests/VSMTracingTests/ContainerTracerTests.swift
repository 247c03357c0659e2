import InMemoryTracing
import Testing
import Tracing
import VSM
import VSMTesting

@testable import VSMTracing

private enum Account: Sendable {
    case locked
    case opening
    case open(owner: String)
}

/// Returns an action that returns a state and then waits until it is cancelled.
private func waiting() -> StateSequence<Account> {
    StateSequence<Account>(
        { .opening },
        {
            let never = AsyncStream(Never.self) { _ in }
            for await _ in never {}
            return .open(owner: "Ada")
        }
    )
}

@MainActor
@Suite("A trace of what happens in containers")
struct ContainerTracerTests {
    private let tracer = InMemoryTracer()

    private func makeContainer() -> StateContainer<Account> {
        StateContainer(state: .locked).attach(ContainerTracer(tracer))
    }

    private func ends() -> [SpanAttribute?] { tracer.finishedSpans.map { $0.attributes.get("vsm.action.end") } }

    @Test("An action is a span with its states, its shape and the place of the call")
    func action() throws {
        let line = #line + 1
        makeContainer().observe(.open(owner: "Ada"))
        #expect(tracer.finishedSpans.count == 1)
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "observe Account")
        #expect(span.events.map(\.name) == ["open"])
        #expect(span.attributes.get("vsm.state.type") == "Account")
        #expect(span.attributes.get("vsm.action.number") == 1)
        #expect(span.attributes.get("vsm.action.shape") == "state")
        #expect(span.attributes.get("vsm.action.states") == 1)
        #expect(span.attributes.get("vsm.action.end") == "finished")
        #expect(span.attributes.get("code.file.path") == "VSMTracingTests/ContainerTracerTests.swift")
        #expect(span.attributes.get("code.line.number") == .int64(Int64(line)))
    }

    @Test("The values of a state are not recorded")
    func values() throws {
        makeContainer().observe(.open(owner: "Ada"))
        let span = try #require(tracer.finishedSpans.first)
        var texts = [span.operationName] + span.events.map { "\($0)" }
        span.attributes.forEach { texts.append("\($0) \($1)") }
        #expect(!texts.contains { $0.contains("Ada") })
    }

    @Test("A span ends when another action begins or the container is released")
    func successors() {
        var container: StateContainer<Account>? = makeContainer()
        container?.observe(waiting())
        #expect(tracer.activeSpans.count == 1)
        container?.observe(FinishingAction(waiting()))
        container?.observe(waiting())
        #expect(ends() == ["superseded", "detached"])
        container = nil
        #expect(ends() == ["superseded", "detached", "cancelled"])
        #expect(tracer.activeSpans.isEmpty)
    }

    @Test("An action's span belongs to the span in which it is observed")
    func parent() throws {
        let container = makeContainer()
        let click = tracer.startSpan("click")
        ServiceContext.$current.withValue(click.context) { container.observe(.opening) }
        #expect(try #require(tracer.finishedSpans.first).spanContext.parentSpanID == click.spanID)
    }

    @Test("Containers with running actions take memory, and others do not")
    func memory() {
        let observer = ContainerTracer(tracer)
        var containers = (0..<100).map { _ in StateContainer(state: Account.locked).attach(observer) }
        for container in containers + containers { container.observe(waiting()) }
        #expect(observer.actions.count == 100)
        containers[0].observe(.locked)
        #expect(observer.actions.count == 99)
        containers = []
        #expect(observer.actions.count == 0)
    }

    @Test("Without a tracer, nothing is recorded")
    func noTracer() {
        let observer = ContainerTracer()
        let container = StateContainer(state: Account.locked).attach(observer)
        container.observe(waiting())
        #expect(observer.actions.count == 0)
    }
}

@Suite("A trace of what happens in containers on a test host")
struct ContainerTracerHostTests {
    private let tracer = InMemoryTracer()

    @Test("A dropped state is a span of its own, in the trace of its action")
    func dropped() throws {
        let click = tracer.startSpan("click")
        withTestHost { host in
            let container = host.container(state: Account.locked)
            container.attach(ContainerTracer(tracer))
            ServiceContext.$current.withValue(click.context) { container.observe(waiting()) }
            host.runUntilIdle()
            container.observe(.locked)
            host.runUntilIdle()
        }
        let span = try #require(tracer.finishedSpans.first { $0.operationName == "dropped Account" })
        #expect(span.attributes.get("vsm.state") == "open")
        #expect(span.attributes.get("vsm.action.number") == 1)
        #expect(span.spanContext.parentSpanID == click.spanID)
    }

    @Test("The span of a debounced or throttled action belongs to the span in which the action was observed")
    func rateLimited() throws {
        let clicks = (1...4).map { tracer.startSpan("click \($0)") }
        withTestHost { host in
            let container = host.container(state: 0)
            container.attach(ContainerTracer(tracer))
            for (number, click) in clicks.enumerated() {
                ServiceContext.$current.withValue(click.context) {
                    container.observe(ObservedAction(number), throttled: .seconds(1, on: host.clock))
                }
            }
            host.advance(by: .seconds(2))
            for (number, click) in clicks.dropLast().enumerated() {
                ServiceContext.$current.withValue(click.context) {
                    container.observe(number, debounced: .seconds(1, on: host.clock))
                }
            }
            host.advance(by: .seconds(1))
        }
        let actions = tracer.finishedSpans.filter { $0.operationName == "observe Int" }
        #expect(actions.map(\.spanContext.parentSpanID) == [clicks[0].spanID, clicks[3].spanID, clicks[2].spanID])
    }

    @Test("A span records its first states and counts the others")
    func limit() throws {
        withTestHost { host in
            let container = host.container(state: 0)
            container.attach(ContainerTracer(tracer))
            container.observe(
                AsyncStream { continuation in
                    for number in 1...1000 { continuation.yield(number) }
                    continuation.finish()
                }
            )
            host.runUntilIdle()
        }
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.events.count == 128)
        #expect(span.attributes.get("vsm.action.states") == 1000)
    }
}
