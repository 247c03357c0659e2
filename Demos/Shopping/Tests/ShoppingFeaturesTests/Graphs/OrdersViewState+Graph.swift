import ShoppingFeatures
import VSM
import VSMTesting

extension OrdersViewState {
    static func explore(hasOtherWindows: Bool = false) throws -> StateGraph<Self> {
        var windows = ChoosingOrderRepository()
        return try StateGraph.explore(
            from: { _ in
                let dependencies = ChoosingDependencies()
                windows = dependencies.orders
                return .initialized(.init(dependencies: dependencies))
            },
            actions: { state in
                switch state {
                case .initialized(let model): [.action("load", model.load())]
                case .failed(let model): [.action("retry", model.retry())]
                case .empty where hasOtherWindows, .loaded where hasOtherWindows:
                    [
                        .call("another window orders", windows.change(to: [.ofCouch])),
                        .call("the orders are lost", windows.lose()),
                    ]
                case .loading, .empty, .loaded: []
                }
            }
        )
    }
}
