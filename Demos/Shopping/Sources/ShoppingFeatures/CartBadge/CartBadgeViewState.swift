public import VSM

// Style: encapsulated protocols. The types behind the protocols are private.

/// The states of the number next to the button that shows the cart.
public enum CartBadgeViewState: StateWithInitialAction {
    /// Nothing has been requested yet.
    case initialized(any CartCounting)
    /// The pieces are being counted.
    case counting
    /// The number of pieces in the cart.
    case counted(Int)
    /// The pieces could not be counted.
    case failed(any CartCounting)

    /// Starts to count the pieces.
    public func observeInitialAction(in container: StateContainer<Self>) {
        if case .initialized(let model) = self { container.observe(model.count()) }
    }

    /// Whether the pieces are being counted.
    public var isCounting: Bool {
        if case .counting = self { true } else { false }
    }

    /// Creates the first state of the feature.
    public static func initial(dependencies: any CartRepositoryDependency) -> CartBadgeViewState {
        .initialized(CartCounterModel(dependencies: dependencies))
    }
}

/// Counts the pieces in the cart.
public protocol CartCounting {
    /// Counts the pieces, now and after each change in any window.
    func count() -> StateSequence<CartBadgeViewState>
}

private struct CartCounterModel: CartCounting {
    let dependencies: any CartRepositoryDependency

    func count() -> StateSequence<CartBadgeViewState> {
        StateSequence(.counting).following {
            try await dependencies.cartRepository.carts()
        } as: { cart in
            .counted(cart.count)
        } catch: { _ in
            .failed(self)
        }
    }
}
