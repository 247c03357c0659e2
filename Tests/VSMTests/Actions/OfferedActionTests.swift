import Testing
import VSMTesting

@testable import VSM

@Suite("Actions that a state offers, or not", .timeLimit(.minutes(10)))
struct OfferedActionTests {
    /// A counter that counts only when it is on.
    enum CounterState: Equatable {
        case off
        case on(Int)

        var counter: Counter? {
            if case .on(let number) = self { Counter(number: number) } else { nil }
        }
    }

    struct Counter {
        let number: Int

        func increment() -> CounterState { .on(number + 1) }
        func countLater() -> StateSequence<CounterState> { StateSequence(increment()).then { .on(number + 2) } }
        func save() -> FinishingAction<CounterState> { FinishingAction(.on(number + 10)) }
        func publish() -> AnyPublisher<CounterState, Never> { Just(.on(number + 100)).eraseToAnyPublisher() }
        func wait() async -> CounterState { .on(number + 1_000) }
    }

    @Test("An action of any shape is observed in the state as it is now", arguments: TestOwner.allCases)
    func offered(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: CounterState.on(0))
            container.observeIfOffered { $0.counter?.increment() }
            #expect(container.state == .on(1))
            container.observeIfOffered { $0.counter?.save() }
            #expect(container.state == .on(11))
            container.observeIfOffered { $0.counter?.publish() }
            #expect(container.state == .on(111))
            container.observeIfOffered { $0.counter?.countLater() }
            #expect(container.state == .on(112))
            await container.wait { $0 == .on(113) }
            container.observeIfOffered { state in
                if let counter = state.counter { ObservedAction { await counter.wait() } }
            }
            await container.wait { $0 == .on(1_113) }
            container.observeIfOffered { _ in .off }
            #expect(container.state == .off)
        }
    }

    @Test(
        "A state that does not offer the action stays, and the running action continues",
        arguments: TestOwner.allCases
    )
    func notOffered(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: CounterState.off)
            let states = PassthroughSubject<CounterState, Never>()
            container.observe(states)
            container.observeIfOffered { $0.counter?.increment() }
            container.observeIfOffered { state in
                if case .on(let number) = state, number > 0 { CounterState.off }
            }
            container.observeIfOffered { state in
                switch state {
                case .off: nil
                case .on: .off
                }
            }
            #expect(container.state == .off)
            states.send(.on(5))
            #expect(container.state == .on(5))
        }
    }

    @Test("A waiting call is not dropped by a state that does not offer the action")
    func waiting() {
        withTestHost { host in
            let container = host.container(state: CounterState.off)
            container.observe(.on(1), debounced: .seconds(1, on: host.clock))
            container.observeIfOffered { $0.counter?.increment() }
            host.advance(by: .seconds(1))
            #expect(container.state == .on(1))
        }
    }

    @Test("Of several branches, the one for the state is observed")
    @MainActor
    func branches() {
        let container = StateContainer(state: CounterState.off)
        func turn() {
            container.observeIfOffered { state in
                if let counter = state.counter, counter.number > 0 {
                    CounterState.off
                } else if let counter = state.counter {
                    counter.countLater()
                } else {
                    .on(0)
                }
            }
        }
        turn()
        #expect(container.state == .on(0))
        turn()
        #expect(container.state == .on(1))
        turn()
        #expect(container.state == .off)
    }

    @Test("The place of the call is noted")
    @MainActor
    func place() {
        let container = StateContainer(state: CounterState.on(0))
        let observer = Calls()
        container.attach(observer)
        container.observeIfOffered { $0.counter?.increment() }
        #expect(observer.lines == [#line - 1])
    }

    /// Notes lines, on the main actor only.
    private final class Calls: ContainerObserver, @unchecked Sendable {
        private(set) var lines: [UInt] = []

        func containerDidEmit(_ event: ContainerEvent) {
            if case .began = event.kind, let call = event.action.call { lines.append(call.line) }
        }
    }
}
