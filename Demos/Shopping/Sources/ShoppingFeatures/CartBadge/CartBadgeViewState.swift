public import VSM

// The feature's shape. Style: encapsulated protocols. What implements the models is nobody's business, so it is private.

/// The states of the number beside the button that shows the cart.
public enum CartBadgeViewState {
    /// Nothing was asked for yet.
    case initialized(any CartCounting)
    /// The number is on its way.
    case counting
    /// So many pieces are in the cart.
    case counted(Int)
    /// The number did not come.
    case failed(any CartCounting)

    /// Whether the number is on its way.
    public var isCounting: Bool {
        if case .counting = self { true } else { false }
    }

    /// The state with which the feature begins.
    public static func initial(dependencies: any CartRepositoryDependency) -> CartBadgeViewState {
        .initialized(CartCounterModel(dependencies: dependencies))
    }
}

/// Can count what is in the cart.
public protocol CartCounting {
    /// Counts, and goes on counting as the cart changes in whichever window.
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
