import ShoppingFeatures
import VSM
import VSMWeb

/// The button that makes a product a favorite, in the grid and on the page of the product.
///
/// The element with the product's name describes it; see ``ShoppingFeatures/Product/labelID``.
struct FavoriteButtonView: HTMLView {
    let product: Product
    /// Whether the product is a favorite, if the surrounding view follows that; `nil` if the button must find out.
    var isFavorite: Bool?
    let dependencies: any FavoriteRepositoryDependency

    var initialState: FavoriteButtonViewState {
        .initial(product.id, isFavorite: isFavorite, dependencies: dependencies)
    }

    func body(_ container: StateContainer<FavoriteButtonViewState>) -> some HTML {
        FavoriteButton(product: product, container: container)
            .onChange(of: isFavorite) { isFavorite in
                let state = FavoriteButtonViewState.initial(
                    product.id,
                    isFavorite: isFavorite,
                    dependencies: dependencies
                )
                container.observe(state)
                state.observeInitialAction(in: container)
            }
    }
}

private struct FavoriteButton: HTML {
    let product: Product
    let container: StateContainer<FavoriteButtonViewState>

    var content: some HTML {
        let state = container.state
        switch state {
        case .initialized, .loading, .loaded, .toggling:
            // These states share one button, so that it keeps the focus.
            button { span { state.title } }
                .class(state.isFavorite == true ? "button quiet favorite is-favorite" : "button quiet favorite")
                .ariaDescribedBy(product.labelID)
                .disabled(!state.canToggle)
                .busy(!state.canToggle)
                .onClick(seeing: state.isFavorite) {
                    if case .loaded(let model) = container.state { container.observe(model.toggle()) }
                }
        case .togglingFailed(let failure, let model):
            Failure(message: failure.error.message) {
                container.observe(failure.retry())
            } cancel: {
                container.observe(model.cancel())
            }
        case .failed(let model):
            Failure(message: model.error.message) { container.observe(model.retry()) }
        }
    }
}

extension FavoriteButtonViewState {
    fileprivate var canToggle: Bool {
        if case .loaded = self { true } else { false }
    }
}
