public import VSM

/// The states of the number next to the button that shows the cart.
public enum CartBadgeViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(CounterModel)
    /// The pieces are being counted.
    case counting
    /// The number of pieces in the cart.
    case counted(Int)
    /// The pieces could not be counted.
    case failed(CounterModel)

    /// Starts to count the pieces.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.count()) }
    }

    /// Whether the pieces are being counted.
    public var isCounting: Bool {
        if case .counting = self { true } else { false }
    }

    /// Counts the pieces in the cart.
    public struct CounterModel {
        private let dependencies: any CartRepositoryDependency

        /// Creates the model of the feature.
        public init(dependencies: any CartRepositoryDependency) {
            self.dependencies = dependencies
        }

        /// Counts the pieces, now and after each change in any window.
        public func count() -> StateSequence<CartBadgeViewState> {
            StateSequence(.counting).following {
                try await dependencies.cartRepository.carts()
            } as: { cart in
                .counted(cart.count)
            } catch: { _ in
                .failed(self)
            }
        }
    }
}
