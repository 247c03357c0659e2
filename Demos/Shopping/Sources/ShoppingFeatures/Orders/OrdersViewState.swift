public import VSM

// The states and models of the feature. Style: struct extensions. The models are structs of closures; their
// initializers are in a file of their own.

/// The states of the page of orders.
public enum OrdersViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(LoaderModel)
    /// The orders are being loaded.
    case loading
    /// Nothing has been ordered yet.
    case empty
    /// The orders, newest first.
    case loaded([Order])
    /// The orders could not be loaded.
    case failed(ErrorModel)

    /// Begins with loading.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.load()) }
    }

    /// Loads the orders.
    public struct LoaderModel {
        /// Loads the orders, and then follows them.
        public let load: () -> AnyPublisher<OrdersViewState, Never>
    }

    /// Loads the orders again.
    public struct ErrorModel {
        /// A message for the shopper.
        public let message: String
        /// Loads the orders again.
        public let retry: () -> AnyPublisher<OrdersViewState, Never>
    }
}
