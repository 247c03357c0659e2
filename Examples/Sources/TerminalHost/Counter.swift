import VSM

/// A feature of a terminal: a number that grows after a moment.
enum CounterViewState: StateWithInitialAction {
    case loading(Loader)
    case counting(Counter)

    struct Loader {
        func load() -> StateSequence<CounterViewState> { StateSequence(.counting(Counter(number: 0))) }
    }

    struct Counter {
        let number: Int

        func increment() -> CounterViewState { .counting(Counter(number: number + 1)) }
    }

    func observeInitialAction(in container: StateContainer<CounterViewState>) {
        if case .loading(let loader) = self { container.observe(loader.load()) }
    }

    /// The line of a state.
    var line: String {
        switch self {
        case .loading: "One moment"
        case .counting(let counter): "\(counter.number). Enter + to count."
        }
    }

    /// What a typed line does in the current state.
    static func act(_ line: String, _ container: StateContainer<CounterViewState>) {
        if case .counting(let counter) = container.state, line == "+" { container.observe(counter.increment()) }
    }
}
