import ShoppingFeatures
import VSM
import VSMWeb

/// The page of one product.
struct ProductDetailView: HTMLView {
    let id: Product.ID
    let dependencies: any ShopDependencies

    var initialState: ProductDetailViewState { .initialized(.init(id, dependencies: dependencies)) }

    func body(_ container: StateContainer<ProductDetailViewState>) -> some HTML {
        section {
            switch container.state {
            case .initialized, .loading:
                Waiting(sentence: "Fetching it from the shelf…")
            case .loaded(let product, let cartState):
                ProductDescription(product: product) {
                    AddToCart(state: cartState) { container.observe($0) }
                }
            case .notFound:
                pageStatus(.notFound)
                NothingHere(sentence: "There is no such product.")
            case .failed(let model):
                Failure(message: model.message) { container.observe(model.retry()) }
                BackButton()
            }
        }
    }
}

private struct AddToCart: HTML {
    let state: ProductDetailViewState.CartState
    let observe: (AnyPublisher<ProductDetailViewState, Never>) -> Void

    private var model: ProductDetailViewState.AddingModel? {
        if case .ready(let model) = state { model } else { nil }
    }

    var content: some HTML {
        if case .failed(let model) = state {
            Failure(message: model.message) { observe(model.retry()) }
        } else {
            // One button for both states keeps the focus.
            button { "Add to Cart" }
                .class("button")
                .disabled(model == nil)
                .busy(model == nil)
                .onClick { if let model { observe(model.addToCart()) } }
            if model?.wasAdded == true { p { "It is in your cart." }.class("done").role(.status) }
        }
    }
}

private struct ProductDescription<Actions: HTML>: HTML {
    let product: Product
    @HTMLBuilder let actions: () -> Actions

    var content: some HTML {
        pageTitle("\(product.name) · Hearth & Oak")
        article {
            img(src: product.pictureURL, alt: product.name)
            div {
                h1 { product.name }
                p { product.summary }
                p { product.price.description }.class("price")
                div { actions() }.class("actions")
                BackButton()
            }
        }.class("product")
    }
}
