import VSM

/// A state of which a test can say in a few words what the shopper sees.
protocol Summarized {
    var summary: String { get }
}

/// A container and what it went through, its first state included.
@MainActor
final class Journey<State: Summarized> {
    let container: StateContainer<State>
    private(set) var summaries: [String] = []
    private var subscription: AnyCancellable?

    /// The state at which the journey has arrived.
    var state: State { container.state }

    init(from state: State) {
        container = StateContainer(state: state)
        subscription = container.didSetPublisher.sink { [unowned self] in summaries.append($0.summary) }
    }

    /// Waits until the journey has left its loading state, for whichever other.
    func finishLoading() async {
        for await state in container.states where state.summary != "loading" { return }
    }
}
