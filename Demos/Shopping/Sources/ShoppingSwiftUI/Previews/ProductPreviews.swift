import ShoppingFeatures
import SwiftUI
import VSM

struct ProductsPreviews: PreviewProvider {
    static var previews: some View {
        ProductsView(dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        ProductsView(dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        ProductsView(dependencies: PreviewShop(favorites: [Product.samples[1]]))
            .previewDisplayName("Loaded")
    }
}

struct ProductDetailPreviews: PreviewProvider {
    static var previews: some View {
        ProductDetailView(id: 1, dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        ProductDetailView(id: 1, dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        ProductDetailView(id: 0, dependencies: PreviewShop())
            .previewDisplayName("Not found")
        ProductDetailView(id: 1, dependencies: PreviewShop())
            .previewDisplayName("Loaded")
        AddingPreview(shop: PreviewShop(writing: .nothing))
            .previewDisplayName("Adding")
        AddingPreview(shop: PreviewShop(writing: .failure))
            .previewDisplayName("Adding failed")
        AddingPreview(shop: PreviewShop())
            .previewDisplayName("Added")
    }
}

/// The page of a product that is added to the cart when it is loaded.
private struct AddingPreview: View {
    let shop: PreviewShop
    let container: StateContainer<ProductDetailViewState>

    init(shop: PreviewShop) {
        self.shop = shop
        container = StateContainer(state: .initialized(.init(1, dependencies: shop)))
    }

    var body: some View {
        ProductDetailView(container: container, dependencies: shop)
            .task { await loadAndAdd() }
    }

    private func loadAndAdd() async {
        guard case .initialized(let loader) = container.state else { return }
        let loaded = await container.observe(
            loader.load(),
            until: { if case .loaded = $0 { true } else { false } }
        )
        if case .loaded(_, .ready(let model)) = loaded { container.observe(model.addToCart()) }
    }
}

struct FavoriteButtonPreviews: PreviewProvider {
    static var previews: some View {
        FavoriteButtonView(product: 1, dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        FavoriteButtonView(product: 1, dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        FavoriteButtonView(product: 1, dependencies: PreviewShop())
            .previewDisplayName("No favorite")
        FavoriteButtonView(product: 1, dependencies: PreviewShop(favorites: Product.samples))
            .previewDisplayName("Favorite")
        FavoriteButtonView(container: toggling(PreviewShop(writing: .nothing)))
            .previewDisplayName("Toggling")
        FavoriteButtonView(container: toggling(PreviewShop(writing: .failure)))
            .previewDisplayName("Toggling failed")
    }

    private static func toggling(_ shop: PreviewShop) -> StateContainer<FavoriteButtonViewState> {
        .preview(
            .initial(1, dependencies: shop),
            when: { state -> (any FavoriteToggling)? in
                if case .loaded(let model) = state { model } else { nil }
            },
            action: { $0.observe($1.toggle()) }
        )
    }
}
