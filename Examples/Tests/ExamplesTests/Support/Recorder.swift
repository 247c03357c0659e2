import VSM

/// A state of which a test says in a few words what a user would see.
///
/// States hold models, and models are not to be compared. What they tell the view is.
protocol Summarized {
    var summary: String { get }
}

/// Collects what an action's publisher emits.
final class Recorder<State: Summarized> {
    private(set) var states: [State] = []
    private var subscription: AnyCancellable?

    var summaries: [String] { states.map(\.summary) }

    init(_ publisher: some Publisher<State, Never>) {
        subscription = publisher.sink { [unowned self] in states.append($0) }
    }
}

extension StateSequence {
    /// Collects the states of an action's sequence, up to its end.
    func states(isolation: isolated (any Actor)? = #isolation) async -> [State] {
        var states: [State] = []
        for await state in self { states.append(state) }
        return states
    }
}
