import OpenCombine

/// What one writes by hand where there is no container: a class that publishes its state.
final class PublishedState: ObservableObject {
    @Published var state: TwoWordState

    init(_ state: TwoWordState) {
        self.state = state
    }
}
