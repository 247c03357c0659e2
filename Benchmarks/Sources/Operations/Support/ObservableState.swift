import Observation

/// A manual alternative without a container or Combine: a class whose state the standard library observes.
@Observable
final class ObservableState {
    var state: TwoWordState

    init(_ state: TwoWordState) {
        self.state = state
    }
}
