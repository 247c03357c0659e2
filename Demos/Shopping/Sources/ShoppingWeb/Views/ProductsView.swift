import ShoppingFeatures
import VSM
import VSMWeb

/// The product grid.
struct ProductsView: HTMLView {
    let dependencies: any ShopDependencies

    var initialState: ProductsViewState { .initialized(ProductsLoaderModel(dependencies: dependencies)) }

    func body(_ container: StateContainer<ProductsViewState>) -> some HTML {
        section {
            h1 { "Furniture for a quiet evening" }
            switch container.state {
            case .initialized, .loading:
                Waiting(sentence: "Opening the shop…")
            case .loaded(let model):
                ProductGrid(model: model) { container.observe(model.search(for: $0)) }
            case .failed(let model):
                Failure(message: model.message) { container.observe(model.retry()) }
            }
        }
    }
}

private struct ProductGrid: HTML {
    let model: any ProductsBrowsing
    let search: (String) -> Void

    var content: some HTML {
        label {
            span { "Search" }
            input(type: .search, name: "search", value: model.search).onInput(search)
        }.class("search")
        if model.products.isEmpty {
            p { "Nothing here is called that." }.role(.status)
        }
        ul {
            forEach(model.products, key: \.id) { product in
                li {
                    img(src: product.pictureURL, alt: "")
                    a(to: ShopRoute.product(product.id)) { product.name }
                    span { product.price.description }.class("price")
                }
            }
        }.class("products")
    }
}
