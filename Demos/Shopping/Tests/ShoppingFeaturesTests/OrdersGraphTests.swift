import ShoppingFeatures
import Testing
import VSM
import VSMTesting

@Suite("Orders: state graph")
struct OrdersGraphTests {
    private func explore(hasOtherWindows: Bool) throws -> StateGraph<OrdersViewState> {
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

    @Test("The page rests at the orders, and a failure leads back to them")
    func ways() throws {
        let graph = try explore(hasOtherWindows: false)
        graph.expectNoHangs(except: ["empty", "loaded"])
        graph.expectNoDeadEnds(except: ["empty", "loaded"])
        graph.expectPath(from: "failed", to: "loaded")
    }

    @Test("The diagram beside the feature is that of the feature")
    func diagram() throws {
        try explore(hasOtherWindows: true).expectDiagram(in: "../../Sources/ShoppingFeatures/Orders/README.md")
    }
}
