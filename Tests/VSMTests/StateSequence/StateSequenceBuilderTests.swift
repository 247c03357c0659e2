import Testing
import VSM

@MainActor
@Suite("@StateSequenceBuilder", .timeLimit(.minutes(10)))
struct StateSequenceBuilderTests {
    private enum ViewState: Equatable {
        case initialized
        case loading
        case step(Int)
        case loaded(String)
    }

    /// Returns all states of a sequence.
    private func states(_ sequence: StateSequence<ViewState>) async -> [ViewState] {
        var states: [ViewState] = []
        for await state in sequence { states.append(state) }
        return states
    }

    private func fetch() async -> ViewState {
        await Task.yield()
        return .loaded("Ada")
    }

    @Test("Any number of leading states are applied and delivered when observe returns")
    func manyLeading() {
        @StateSequenceBuilder
        func load() -> StateSequence<ViewState> {
            ViewState.loading
            First { ViewState.step(1) }
            ViewState.step(2)
            First { ViewState.step(3) }
            ViewState.step(4)
        }
        let container = StateContainer(state: ViewState.initialized)
        var seen: [ViewState] = []
        let cancellable = container.didSetPublisher.sink { seen.append($0) }
        container.observe(load())
        #expect(seen == [.initialized, .loading, .step(1), .step(2), .step(3), .step(4)])
        withExtendedLifetime(cancellable) {}
    }

    @Test("Plain states and First after a Next wait for it, in order")
    func keepsPlace() async {
        let gate = Signal()
        @StateSequenceBuilder
        func load() -> StateSequence<ViewState> {
            ViewState.loading
            Next {
                await gate.waitIgnoringCancellation()
                return ViewState.step(1)
            }
            ViewState.step(2)
            First { ViewState.step(3) }
            Next { await fetch() }
        }
        let container = StateContainer(state: ViewState.initialized)
        var seen: [ViewState] = []
        let cancellable = container.didSetPublisher.sink { seen.append($0) }
        container.observe(load())
        #expect(container.state == .loading)
        gate.send()
        for await state in container.states where state == .loaded("Ada") { break }
        #expect(seen == [.initialized, .loading, .step(1), .step(2), .step(3), .loaded("Ada")])
        withExtendedLifetime(cancellable) {}
    }

    @Test("if, else, switch and for decide what is in the list", arguments: [false, true])
    func control(condition: Bool) async {
        @StateSequenceBuilder
        func load(_ number: Int?) -> StateSequence<ViewState> {
            if condition {
                ViewState.loading
            }
            if condition {
                Next { ViewState.step(1) }
            } else {
                ViewState.step(-1)
                ViewState.step(-2)
            }
            switch number {
            case 1?: ViewState.step(10)
            case let number?: Next { ViewState.step(number) }
            case nil: First { ViewState.step(30) }
            }
            for number in 100...102 {
                ViewState.step(number)
            }
            if let number {
                Next { ViewState.loaded("\(number)") }
            }
        }
        let head: [ViewState] = condition ? [.loading, .step(1)] : [.step(-1), .step(-2)]
        let loop: [ViewState] = [.step(100), .step(101), .step(102)]
        #expect(await states(load(1)) == head + [.step(10)] + loop + [.loaded("1")])
        #expect(await states(load(2)) == head + [.step(2)] + loop + [.loaded("2")])
        #expect(await states(load(nil)) == head + [.step(30)] + loop)
    }

    @Test("A Next that a condition excludes does not delay the plain state after it")
    func leftOut() {
        let never = false
        @StateSequenceBuilder
        func load() -> StateSequence<ViewState> {
            if never {
                Next { await fetch() }
            }
            ViewState.loading
        }
        let container = StateContainer(state: ViewState.initialized)
        container.observe(load())
        #expect(container.state == .loading)
    }

    @Test("A plain state is created when the function is called, those of First and Next when they are reached")
    func evaluation() async {
        var log: [String] = []
        func state(_ number: Int) -> ViewState {
            log.append("made \(number)")
            return .step(number)
        }
        @StateSequenceBuilder
        func load() -> StateSequence<ViewState> {
            First { state(1) }
            Next { state(2) }
            First { state(3) }
            state(4)
        }
        let sequence = load()
        #expect(log == ["made 4"])
        for await state in sequence { log.append("got \(state)") }
        #expect(
            log == ["made 4", "made 1", "got step(1)", "made 2", "got step(2)", "made 3", "got step(3)", "got step(4)"]
        )
    }
}
