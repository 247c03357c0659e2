import OpenCombine

/// A manual alternative without a container: a class that publishes its state.
final class PublishedState: ObservableObject {
    @Published var state: TwoWordState

    init(_ state: TwoWordState) {
        self.state = state
    }
}
