import Foundation
import ShoppingFeatures
import SwiftUI
import VSM

struct MainPreviews: PreviewProvider {
    static var previews: some View {
        MainView { PreviewShop() }
            .previewDisplayName("Shop")
        MainView { throw RepositoryError.unreachable }
            .previewDisplayName("Loading failed")
    }
}

struct FavoritesPreviews: PreviewProvider {
    static var previews: some View {
        FavoritesView(dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        FavoritesView(dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        FavoritesView(dependencies: PreviewShop())
            .previewDisplayName("Empty")
        FavoritesView(dependencies: PreviewShop(favorites: Product.samples))
            .previewDisplayName("Loaded")
        FavoritesView(container: removing(PreviewShop(favorites: Product.samples, writing: .nothing)))
            .previewDisplayName("Removing")
        FavoritesView(container: removing(PreviewShop(favorites: Product.samples, writing: .failure)))
            .previewDisplayName("Removing failed")
    }

    private static func removing(_ shop: PreviewShop) -> StateContainer<FavoritesViewState> {
        .preview(
            .initialized(FavoritesLoaderModel(dependencies: shop)),
            when: { state -> FavoritesRemoverModel? in
                if case .loaded(_, .ready(let model)) = state { model } else { nil }
            },
            action: { $0.observe($1.remove(1)) }
        )
    }
}

struct OrdersPreviews: PreviewProvider {
    static var previews: some View {
        OrdersView(dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        OrdersView(dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        OrdersView(dependencies: PreviewShop())
            .previewDisplayName("Empty")
        OrdersView(dependencies: PreviewShop(orders: [order]))
            .previewDisplayName("Loaded")
    }

    private static let order = Order(
        number: 1,
        placedAt: Date(timeIntervalSince1970: 0),
        lines: Cart.small.lines,
        total: Cart.small.total
    )
}

struct ProfilePreviews: PreviewProvider {
    static var previews: some View {
        ProfileView(dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        ProfileView(dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        ProfileView(dependencies: PreviewShop())
            .previewDisplayName("Loaded")
        ProfileView(container: saving("Ada", PreviewShop(writing: .nothing)))
            .previewDisplayName("Saving")
        ProfileView(container: saving("Ada", PreviewShop(writing: .failure)))
            .previewDisplayName("Saving failed")
        ProfileView(container: saving("", PreviewShop()))
            .previewDisplayName("Refused")
    }

    private static func saving(_ text: String, _ shop: PreviewShop) -> StateContainer<ProfileViewState> {
        .preview(
            .initialized(ProfileLoaderModel(dependencies: shop)),
            when: { state -> ProfileEditingModel? in
                if case .loaded(let model) = state { model } else { nil }
            },
            action: { $0.observe($1.save(text)) }
        )
    }
}

struct SettingsPreviews: PreviewProvider {
    static var previews: some View {
        SettingsView(dependencies: PreviewShop(reading: .nothing))
            .previewDisplayName("Loading")
        SettingsView(dependencies: PreviewShop(reading: .failure))
            .previewDisplayName("Loading failed")
        SettingsView(dependencies: PreviewShop())
            .previewDisplayName("Loaded")
        SettingsView(container: saving(PreviewShop(writing: .nothing)))
            .previewDisplayName("Saving")
        SettingsView(container: saving(PreviewShop(writing: .failure)))
            .previewDisplayName("Saving failed")
    }

    private static func saving(_ shop: PreviewShop) -> StateContainer<SettingsViewState> {
        .preview(
            .initialized(SettingsLoaderModel(dependencies: shop)),
            when: \.editor,
            action: { $0.observe($1.set(.priceAlerts, to: true)) }
        )
    }
}
