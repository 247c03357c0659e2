import ShoppingFeatures
import VSM
import VSMWeb

/// The product grid, with a search that is in the address.
struct ProductsView: HTMLView {
    /// The search of the address.
    let search: String
    let dependencies: any ShoppingDependencies

    var initialState: ProductsViewState {
        .initialized(ProductsLoaderModel(dependencies: dependencies, search: search))
    }

    func body(_ container: StateContainer<ProductsViewState>) -> some HTML {
        section {
            h1 { "Furniture for a quiet evening" }
            switch container.state {
            case .initialized, .loading:
                div { span {}.class("placeholder field") }.class("toolbar")
                Placeholders(shape: .grid, count: 8)
            case .loaded(let model):
                pageAddress(ShopRoute.products(search: model.search), change(to: model.search))
                ProductsToolbar(model: model, container: container)
                ProductGrid(products: model.products, dependencies: dependencies)
            case .failed(let model):
                Failure(message: model.message) { container.observe(model.retry()) }
            }
        }.onChange(of: search) { search in
            if case .loaded(let model) = container.state { container.observe(model.search(for: search)) }
        }
    }

    /// Back returns from a search to all products, and from these to the search, but not to each letter.
    private func change(to text: String) -> AddressChange {
        text.isEmpty || search.isEmpty ? .push : .replace
    }
}

private struct ProductsToolbar: HTML {
    let model: any ProductsBrowsing
    let container: StateContainer<ProductsViewState>

    var content: some HTML {
        div {
            // Without JavaScript, the form leads to the address of the search.
            form {
                label {
                    span { "Search" }.class("spoken")
                    input(type: .search, name: "search", value: model.search)
                        .class("field")
                        .placeholder("Search")
                        .maxLength(100)
                        .onInput { container.observe(model.search(for: $0)) }
                }.class("search \(Icon.search.classes)")
            }
            .id("search")
            .role(.search)
            .onSubmit { container.observe(model.search(for: $0["search"] ?? "")) }
            button { "Reload" }
                .class("button plain")
                .disabled(model.isReloading)
                .busy(model.isReloading)
                .onClick { container.observe(model.reload()) }
            Indicator(text: message)
        }.class("toolbar")
    }

    private var message: String {
        if model.isReloading { return "Loading..." }
        if model.products.isEmpty { return "Nothing here is called that." }
        return ""
    }
}

private struct ProductGrid: HTML {
    let products: [Product]
    let dependencies: any ShoppingDependencies

    var content: some HTML {
        ul {
            forEach(products, key: \.id, rerenderWhen: .elementChanges) { product in
                li {
                    Picture(product: product)
                    div {
                        a(to: ShopRoute.product(product.id)) { product.name }.id(product.labelID)
                        span { product.price.description }.class("price")
                    }.class("caption")
                    FavoriteButtonView(product: product, dependencies: dependencies)
                }
            }
        }.class("products")
    }
}

extension Product {
    /// Identifies the element with the product's name.
    var labelID: String { "product-\(id)" }
}
