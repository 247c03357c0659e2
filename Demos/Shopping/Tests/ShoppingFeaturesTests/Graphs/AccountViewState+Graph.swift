import ShoppingFeatures
import VSM
import VSMTesting

extension AccountViewState {
    /// Explores the feature.
    static func explore() throws -> StateGraph<Self> {
        try StateGraph.explore(
            from: { _ in AccountViewState() },
            actions: { state in
                guard state.destination == nil else { return [.action("back", state.show(nil))] }
                return state.destinations.map { .action($0.title, state.show($0)) }
            },
            identifiedBy: \.name
        )
    }

    /// The name of the state in the graph of the feature.
    var name: String { destination.map { "\($0)" } ?? "menu" }
}
