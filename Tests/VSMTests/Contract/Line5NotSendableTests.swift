import Testing

@testable import VSM

private protocol CounterModeling {
    var count: Int { get }
    func increment() async -> CounterViewState
    func incrementTwice() -> StateSequence<CounterViewState>
}

private enum CounterViewState {
    case counting(any CounterModeling)

    var count: Int {
        switch self {
        case .counting(let model): model.count
        }
    }
}

/// A class with mutable properties: about as far from `Sendable` as a model can be.
private final class CounterModel: CounterModeling {
    var count: Int

    init(count: Int) { self.count = count }

    func increment() async -> CounterViewState {
        await Task.yield()
        count += 1
        return .counting(self)
    }

    func incrementTwice() -> StateSequence<CounterViewState> {
        StateSequence(
            { [self] in
                count += 1
                return .counting(self)
            },
            { [self] in await increment() }
        )
    }
}

@Suite("5. Nothing has to be Sendable", .timeLimit(.minutes(1)))
struct NotSendableTests {
    @Test("States, models and closures may be protocols and classes, on the main actor")
    @MainActor
    func mainActor() async {
        let container = StateContainer(state: CounterViewState.counting(CounterModel(count: 0)))
        if case .counting(let model) = container.state { container.observe { await model.increment() } }
        for await state in container.states where state.count == 1 { break }
        if case .counting(let model) = container.state { container.observe(model.incrementTwice()) }
        for await state in container.states where state.count == 3 { break }
        #expect(container.state.count == 3)
    }

    @Test("States, models and closures may be protocols and classes, on an actor of one's own")
    func ownActor() async {
        await TestActor().run { _ in
            let container = StateContainer(state: CounterViewState.counting(CounterModel(count: 0)))
            if case .counting(let model) = container.state { container.observe { await model.increment() } }
            for await state in container.states where state.count == 1 { break }
            #expect(container.state.count == 1)
        }
    }
}
