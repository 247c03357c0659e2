import Testing
import VSM

@testable import VSMTesting

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@Suite("Journeys of every shape of action")
struct JourneyShapesTests {
    private enum ViewState: Equatable {
        case initialized, loading, loaded(Int)
    }

    private nonisolated func stream() -> AsyncStream<ViewState> {
        AsyncStream { continuation in
            for state in [ViewState.loading, .loaded(1)] { continuation.yield(state) }
            continuation.finish()
        }
    }

    private nonisolated func sequence() -> StateSequence<ViewState> {
        StateSequence(
            { .loading },
            {
                await Task.yield()
                return .loaded(1)
            }
        )
    }

    private func publisher() -> AnyPublisher<ViewState, Never> {
        [ViewState.loading, .loaded(1)].publisher.eraseToAnyPublisher()
    }

    @Test("A state")
    func state() {
        withTestHost { host in
            let journey = host.journey(of: ViewState.loaded(1))
            journey.expect(.loaded(1))
            #expect(!journey.isRunning)
        }
    }

    @Test("A sequence of states starts immediately, as in a container")
    func stateSequence() {
        withTestHost { host in
            let journey = host.journey(of: sequence())
            journey.expect(.loading)
            #expect(journey.isRunning)
            host.runUntilIdle()
            journey.expect(.loaded(1))
            #expect(!journey.isRunning)
            #expect(journey.states == [.loading, .loaded(1)])
            #expect(journey.cases == ["loading", "loaded"])
            #expect(journey.state == .loaded(1))
        }
    }

    @Test("An asynchronous sequence")
    func asynchronousSequence() {
        withTestHost { host in
            let journey = host.journey(of: stream())
            #expect(journey.state == nil)
            host.runUntilIdle()
            journey.expect(.loading, .loaded(1))
        }
    }

    @Test("A publisher")
    func publishes() {
        withTestHost { host in
            host.journey(of: publisher()).expect(.loading, .loaded(1))
        }
    }

    @Test("An asynchronous state")
    func asynchronousState() {
        withTestHost { host in
            func load() async -> ViewState { .loaded(1) }
            let first = host.journey(of: { await load() })
            let second = host.journey(of: load)
            first.expectNothing()
            host.runUntilIdle()
            first.expect(.loaded(1))
            second.expect(.loaded(1))
        }
    }

    @Test("Sequences of asynchronous actions")
    func asynchronousSequences() {
        withTestHost { host in
            func load() async -> StateSequence<ViewState> { sequence() }
            func follow() async -> AsyncStream<ViewState> { stream() }
            let first = host.journey(of: { await load() })
            let second = host.journey(of: { await follow() })
            host.runUntilIdle()
            first.expect(.loading, .loaded(1))
            second.expect(.loading, .loaded(1))
        }
    }

    @Test("A container, starting with its current state")
    func container() {
        withTestHost { host in
            let container = host.container(state: ViewState.initialized)
            let journey = host.record(container)
            journey.expect(.initialized)
            container.observe(sequence())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(1))
            container.observe(publisher())
            journey.expect(.loading, .loaded(1))
            container.observe { .initialized }
            host.runUntilIdle()
            journey.expect(.initialized)
        }
    }

    @Test("A container whose actions are debounced, by advancing time")
    func debounced() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            for number in 1...3 {
                container.observe(number, debounced: .seconds(1, on: host.clock))
                host.advance(by: .milliseconds(500))
            }
            journey.expect(0)
            host.advance(by: .milliseconds(500))
            journey.expect(3)
        }
    }

    @Test("A container whose actions are throttled, by advancing time")
    func throttled() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            for number in 1...3 {
                container.observe(ObservedAction(number), throttled: .seconds(1, on: host.clock))
            }
            journey.expect(0, 1)
            host.advance(by: .milliseconds(999))
            journey.expectNothing()
            host.advance(by: .milliseconds(1))
            journey.expect(3)
        }
    }
}
