public import VSM

// The repository of orders has a publisher, so the action returns one; every other feature of the shop returns a
// `StateSequence`. An app that was written for vsm-ios 1.x has such actions and need not change them.

/// The states of the page of orders.
public enum OrdersViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(OrdersLoaderModel)
    /// The orders are being loaded.
    case loading
    /// Nothing has been ordered yet.
    case empty
    /// The orders, newest first.
    case loaded([Order])
    /// The orders could not be loaded.
    case failed(ErrorModel<AnyPublisher<Self, Never>>)

    /// Starts to load the orders.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }
}

/// Loads the orders.
public struct OrdersLoaderModel {
    private let dependencies: any OrderRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any OrderRepositoryDependency) {
        self.dependencies = dependencies
    }

    /// Loads the orders, and then follows them.
    public func load() -> AnyPublisher<OrdersViewState, Never> {
        dependencies.orderRepository.ordersPublisher
            .map { orders in orders.isEmpty ? .empty : .loaded(orders) }
            .catch { error in Just(.failed(ErrorModel(error, retry: load))) }
            .prepend(.loading)
            .eraseToAnyPublisher()
    }
}
