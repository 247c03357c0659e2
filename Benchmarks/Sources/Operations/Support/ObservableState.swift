import Observation

/// A manual alternative without a container or Combine: a class whose state the standard library observes.
@Observable
final class ObservableState {
    var state: TwoWordState

    init(_ state: TwoWordState) {
        self.state = state
    }

    /// Calls a closure with the current state, and with the state before each change, like a view that renders it.
    func subscribe(_ subscriber: @escaping (TwoWordState) -> Void) {
        withObservationTracking {
            subscriber(state)
        } onChange: { [renderer = Renderer(self, subscriber)] in
            renderer.object.subscribe(renderer.subscriber)
        }
    }

    /// Passes a value that is not `Sendable` to a closure that is called on the thread that changes the state.
    private struct Renderer: @unchecked Sendable {
        let object: ObservableState
        let subscriber: (TwoWordState) -> Void

        init(_ object: ObservableState, _ subscriber: @escaping (TwoWordState) -> Void) {
            self.object = object
            self.subscriber = subscriber
        }
    }
}
