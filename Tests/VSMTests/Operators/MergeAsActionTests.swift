import Foundation
import Testing
import VSM

@MainActor
@Suite("merge(with:) in an action", .timeLimit(.minutes(10)))
struct MergeAsActionTests {
    private enum ViewState: Equatable {
        case initialized
        case loading
        case loaded(String)
    }

    @Test("Just(.loading) merged with slow work leads to loading when observe returns, then to the result of the work")
    func loading() async {
        let container = StateContainer(state: ViewState.initialized)
        let result = PassthroughSubject<String, Never>()
        func load() -> AnyPublisher<ViewState, Never> {
            Just(.loading)
                .merge(with: result.map(ViewState.loaded))
                .eraseToAnyPublisher()
        }
        container.observe(load())
        #expect(container.state == .loading)
        onAnotherThread { result.send("Ada") }
        for await state in container.states where state == .loaded("Ada") { break }
    }

    @Test("A merged publisher is an action without type erasure")
    func unerased() {
        let container = StateContainer(state: ViewState.initialized)
        let result = PassthroughSubject<ViewState, Never>()
        container.observe(Just(.loading).merge(with: result))
        #expect(container.state == .loading)
        result.send(.loaded("Grace"))
        #expect(container.state == .loaded("Grace"))
    }

    @Test("The next action ends both publishers")
    func superseded() {
        let container = StateContainer(state: 0)
        let first = Upstream<Int, Never>()
        let second = Upstream<Int, Never>()
        container.observe(first.merge(with: second))
        container.observe(1)
        #expect(first.isCancelled && second.isCancelled)
        second.send(2)
        #expect(container.state == 1)
    }
}
