import VSM

// The orders come as a publisher, so this action returns one; every other feature of the shop returns a `StateSequence`. An app
// that comes from vsm-ios 1.x has such actions, and need not change them.

extension OrdersViewState.LoaderModel {
    /// The dependencies of the feature.
    public typealias Dependencies = OrderRepositoryDependency

    /// Creates the first model of the feature.
    public init(dependencies: any Dependencies) {
        load = {
            dependencies.orderRepository.ordersPublisher
                .map { orders in orders.isEmpty ? .empty : .loaded(orders) }
                .catch { error in
                    Just(.failed(.init(message: error.messageForShopper, retry: Self(dependencies: dependencies).load)))
                }
                .prepend(.loading)
                .eraseToAnyPublisher()
        }
    }
}
