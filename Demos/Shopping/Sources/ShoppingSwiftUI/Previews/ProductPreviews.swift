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
        adding(PreviewShop(writing: .nothing))
            .previewDisplayName("Adding")
        adding(PreviewShop(writing: .failure))
            .previewDisplayName("Adding failed")
        adding(PreviewShop())
            .previewDisplayName("Added")
    }

    private static func adding(_ shop: PreviewShop) -> some View {
        let container = StateContainer<ProductDetailViewState>.preview(
            .initialized(.init(1, dependencies: shop)),
            when: { state -> ProductDetailViewState.AddingModel? in
                if case .loaded(_, .ready(let model)) = state { model } else { nil }
            },
            action: { $0.observe($1.addToCart()) }
        )
        return ProductDetailView(container: container, dependencies: shop)
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
