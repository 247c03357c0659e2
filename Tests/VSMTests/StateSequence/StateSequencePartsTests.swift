import Testing
import VSM

@MainActor
@Suite("The elements of a StateSequenceBuilder", .timeLimit(.minutes(10)))
struct StateSequencePartsTests {
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

    @Test("Another sequence contributes its states, the leading ones immediately")
    func sequenceInSequence() async {
        @StateSequenceBuilder
        func reload() -> StateSequence<ViewState> {
            ViewState.step(1)
            load()
            ViewState.step(2)
        }
        @StateSequenceBuilder
        func load() -> StateSequence<ViewState> {
            ViewState.loading
            Next { await fetch() }
        }
        let container = StateContainer(state: ViewState.initialized)
        container.observe(reload())
        #expect(container.state == .loading)
        #expect(await states(reload()) == [.step(1), .loading, .loaded("Ada"), .step(2)])
    }

    @Test("A leading dot suffices in StateSequence { … } and with its builder")
    func leadingDot() async {
        func load() -> StateSequence<ViewState> {
            StateSequence {
                .loading
                First { .step(1) }
                Next { .loaded("Ada") }
            }
        }
        @StateSequence<ViewState>.Builder
        func loadInSteps(_ count: Int) -> StateSequence<ViewState> {
            .loading
            for number in 0..<count {
                Next { .step(number) }
            }
            if count == 2 {
                .loaded("two")
            } else {
                Immediate(state: .initialized)
            }
            load()
        }
        #expect(await states(load()) == [.loading, .step(1), .loaded("Ada")])
        #expect(
            await states(loadInSteps(2))
                == [.loading, .step(0), .step(1), .loaded("two"), .loading, .step(1), .loaded("Ada")]
        )
        #expect(await states(loadInSteps(0)) == [.loading, .initialized, .loading, .step(1), .loaded("Ada")])
        let container = StateContainer(state: ViewState.initialized)
        container.observe(load())
        #expect(container.state == .step(1))
        container.observe(StateSequence { .loading })
        #expect(container.state == .loading)
    }

    @Test("A custom provider is accepted like First or Next")
    func ownProviders() async {
        @StateSequenceBuilder
        func load() -> StateSequence<ViewState> {
            Immediate(state: ViewState.loading)
            Deferred { .loaded("Ada") }
            Immediate(state: ViewState.step(1))
        }
        let container = StateContainer(state: ViewState.initialized)
        container.observe(load())
        #expect(container.state == .loading)
        #expect(await states(load()) == [.loading, .loaded("Ada"), .step(1)])
    }

    private struct Immediate: SyncStateProviding {
        let state: ViewState
        var action: () -> ViewState { { state } }
    }

    private struct Deferred: AsyncStateProviding {
        let action: () async -> ViewState
    }
}
