public import VSM

// The states and models of the feature. Style: encapsulated protocols. The types behind the protocols are private.

/// The states of the number next to the button that shows the cart.
public enum CartBadgeViewState {
    /// Nothing has been requested yet.
    case initialized(any CartCounting)
    /// The pieces are being counted.
    case counting
    /// The number of pieces in the cart.
    case counted(Int)
    /// The pieces could not be counted.
    case failed(any CartCounting)

    /// Whether the pieces are being counted.
    public var isCounting: Bool {
        if case .counting = self { true } else { false }
    }

    /// The first state of the feature.
    public static func initial(dependencies: any CartRepositoryDependency) -> CartBadgeViewState {
        .initialized(CartCounterModel(dependencies: dependencies))
    }
}

extension CartBadgeViewState: StateWithInitialAction {
    /// Begins with counting the pieces.
    public func observeInitialAction(in container: StateContainer<CartBadgeViewState>) {
        if case .initialized(let model) = self { container.observe(model.count()) }
    }
}

/// Counts the pieces in the cart.
public protocol CartCounting {
    /// Counts the pieces, and again after each change in any window.
    func count() -> AnyPublisher<CartBadgeViewState, Never>
}

private struct CartCounterModel: CartCounting {
    let dependencies: any CartRepositoryDependency

    func count() -> AnyPublisher<CartBadgeViewState, Never> {
        dependencies.cartRepository.cartPublisher
            .map { .counted($0.count) }
            .catch { _ in Just(.failed(self)) }
            .prepend(.counting)
            .eraseToAnyPublisher()
    }
}
