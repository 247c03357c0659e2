import VSM

extension OrdersViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = OrderRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        load = {
            dependencies.orderRepository.ordersPublisher
                .map { orders in orders.isEmpty ? .empty : .loaded(orders) }
                .catch { error in
                    Just(.failed(.init(message: error.messageForShopper, dependencies: dependencies)))
                }
                .prepend(.loading)
                .eraseToAnyPublisher()
        }
    }
}

extension OrdersViewState.ErrorModel {
    init(message: String, dependencies: any OrdersViewState.LoaderModel.Dependencies) {
        self.message = message
        retry = { OrdersViewState.LoaderModel(dependencies: dependencies).load() }
    }
}
