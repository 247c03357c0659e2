import ShoppingFeatures
import VSM
import VSMWeb

/// The product grid, with a search in the address.
struct ProductsView: HTMLView {
    /// The search in the address.
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
                ProductGrid(model: model, dependencies: dependencies)
            case .failed(let model):
                Failure(message: model.error.message) { container.observe(model.retry()) }
            }
        }.onChange(of: search) { search in
            if case .loaded(let model) = container.state { container.observe(model.search(for: search)) }
        }
    }

    /// Returns how a search changes the address, so that Back moves between a search and all products, but not between
    /// letters.
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

/// The products in a grid, which follows the favorites for all of its buttons.
private struct ProductGrid: HTMLView {
    let model: any ProductsBrowsing
    let dependencies: any ShoppingDependencies

    var initialState: FavoritesViewState { .initialized(FavoritesLoaderModel(dependencies: dependencies)) }

    func body(_ container: StateContainer<FavoritesViewState>) -> some HTML {
        let favorites = favorites(in: container.state).map { Set($0.map(\.id)) }
        ul {
            forEach(
                model.products.map { Card(product: $0, isFavorite: favorites?.contains($0.id)) },
                key: \.product.id,
                rerenderWhen: .elementChanges
            ) { card in
                li {
                    Picture(product: card.product)
                    div {
                        a(to: ShopRoute.product(card.product.id)) { card.product.name }.id(card.product.labelID)
                        span { card.product.price.description }.class("price")
                    }.class("caption")
                    FavoriteButtonView(product: card.product, isFavorite: card.isFavorite, dependencies: dependencies)
                }
            }
        }.class("products")
    }

    /// Returns the favorites; `nil` if they cannot be followed, so that each button finds out itself and offers a
    /// retry.
    private func favorites(in state: FavoritesViewState) -> [Product]? {
        switch state {
        case .initialized, .loading: model.favorites
        case .loaded(let products, _): products
        case .empty: []
        case .failed: nil
        }
    }

    private struct Card: Equatable {
        let product: Product
        let isFavorite: Bool?
    }
}

extension Product {
    /// Identifies the element with the product's name.
    var labelID: String { "product-\(id)" }
}
