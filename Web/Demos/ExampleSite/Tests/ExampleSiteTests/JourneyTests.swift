import Testing
import VSM
import VSMTesting

@testable import ExampleSite

@Suite("Journeys of the examples")
struct JourneyTests {
    private enum CounterState: Sendable {
        case idle
        case counting
    }

    @Test("The first state of an action has its name, and later ones say that it continues")
    func steps() {
        var journey = Journey()
        journey.begin(in: "a")
        journey.move(from: "a", to: "b", by: "load", number: 1)
        journey.move(from: "b", to: "c", by: "load", number: 1)
        #expect(
            journey.lines.map(\.entry) == [
                .began(state: "a"), .step(action: "load", isFirst: true, state: "b"),
                .step(action: "load", isFirst: false, state: "c"),
            ]
        )
        #expect(journey.current == "c")
        #expect(journey.change == Journey.Change(from: "b", to: "c", number: 2))
    }

    @Test("Old lines are removed, and counted")
    func bounded() {
        var journey = Journey()
        journey.begin(in: "a")
        for number in 1...100 { journey.move(from: "a", to: "a", by: "again", number: UInt64(number)) }
        #expect(journey.lines.count == Journey.capacity)
        #expect(journey.lines.last?.number == 101)
        #expect(journey.omitted == 101 - Journey.capacity)
    }

    @Test("A note that repeats is counted")
    func notes() {
        var journey = Journey()
        journey.begin(in: "a")
        for _ in 1...3 { journey.note("save waits again") }
        journey.note("save ends")
        #expect(
            journey.lines.map(\.entry) == [
                .began(state: "a"), .note("save waits again", count: 3), .note("save ends"),
            ]
        )
    }

    @Test("A recorder names states and actions, and reports the outcome of a superseded action")
    func recorder() {
        withTestHost { host in
            let recorder = JourneyRecorder()
            let container = host.container(state: recorder.starting(with: CounterState.idle))
            container.attach(recorder)
            let (late, continuation) = AsyncStream<CounterState>.makeStream()
            recorder.named("count", in: container).observe(late)
            host.runUntilIdle()
            recorder.named("stop", in: container).observe(.idle)
            continuation.yield(.counting)
            host.runUntilIdle()
            #expect(
                recorder.journey.lines.map(\.entry) == [
                    .began(state: "idle"), .note("count ends, because stop begins"),
                    .step(action: "stop", isFirst: true, state: "idle"),
                ]
            )
        }
    }
}
