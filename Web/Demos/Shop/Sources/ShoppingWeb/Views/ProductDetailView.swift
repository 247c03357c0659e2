import ShoppingFeatures
import VSM
import VSMWeb

/// The page of one product.
struct ProductDetailView: HTMLView {
    let id: Product.ID
    let dependencies: any ShoppingDependencies

    var initialState: ProductDetailViewState { .initialized(.init(id, dependencies: dependencies)) }

    func body(_ container: StateContainer<ProductDetailViewState>) -> some HTML {
        section {
            switch container.state {
            case .initialized, .loading:
                BackButton()
                article {
                    span {}.class("placeholder picture")
                    div {
                        // The heading appears with the name. It then gets the focus, and screen readers announce the
                        // title.
                        span {}.class("placeholder text title")
                        Indicator.loading
                        span {}.class("placeholder text")
                        span {}.class("placeholder text short")
                    }
                }.class("product")
            case .loaded(let product, let cartState):
                pageTitle("\(product.name) · Hearth & Oak")
                BackButton()
                article {
                    Picture(product: product, isInList: false)
                    div {
                        h1 { product.name }.id(product.labelID)
                        p { product.price.description }.class("price")
                        p { product.summary }.class("summary")
                        AddToCart(state: cartState, container: container) {
                            FavoriteButtonView(product: product, dependencies: dependencies)
                        }
                    }
                }.class("product")
            case .notFound:
                pageStatus(.notFound)
                NothingHere(sentence: "There is no such product.")
            case .failed(let model):
                BackButton()
                h1 { "Product" }
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }
    }
}

private struct AddToCart<FavoriteButton: HTML>: HTML {
    let state: ProductDetailViewState.CartState
    let container: StateContainer<ProductDetailViewState>
    @HTMLBuilder let favoriteButton: () -> FavoriteButton

    private var model: ProductDetailViewState.AddingModel? {
        if case .ready(let model) = state { model } else { nil }
    }

    var content: some HTML {
        div {
            if case .failed(let model) = state {
                Failure(message: model.error.message) { container.observe(model.retry()) }
            } else {
                // Both states share one button, so that it keeps the focus.
                button { "Add to Cart" }
                    .class("button wide")
                    .disabled(model == nil)
                    .busy(model == nil)
                    .onClick { if let model { container.observe(model.addToCart()) } }
            }
            favoriteButton()
        }.class("actions")
        indicator
    }

    private var indicator: Indicator {
        switch state {
        case .adding: .processing
        case .ready(let model): model.wasAdded ? Indicator(text: "It is in your cart.", isGood: true) : .none
        case .failed: .none
        }
    }
}
