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
            case .viewing(let model):
                ProductDescription(product: model.product) {
                    button { "Add to Cart" }.class("button").onClick { container.observe(model.addToCart()) }
                    if model.wasAdded { p { "It is in your cart." }.class("done").role(.status) }
                }
            case .addingToCart(let product):
                ProductDescription(product: product) {
                    button { "Add to Cart" }.class("button").disabled().busy()
                }
            case .addingFailed(let model):
                ProductDescription(product: model.product) {
                    Failure(message: model.message) { container.observe(model.retry()) }
                }
            case .notFound:
                pageStatus(.notFound)
                NothingHere(sentence: "There is no such product.")
            case .failed(let model):
                Failure(message: model.message) { container.observe(model.retry()) }
                BackButton()
            }
        }.onAppear {
            if case .initialized(let model) = container.state { container.observe(model.load()) }
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
