import ShoppingFeatures
import VSMWeb

/// The content of a page of the shop.
struct ShopPage: HTML {
    /// The page; `nil` for an address without one.
    let route: ShopRoute?
    let dependencies: any ShoppingDependencies

    var content: some HTML {
        switch route {
        case .products(let search): ProductsView(search: search, dependencies: dependencies)
        case .product(let id): ProductDetailView(id: id, dependencies: dependencies).key(id)
        case .cart: CartView(dependencies: dependencies)
        case .account: AccountView()
        case .profile: ProfileView(dependencies: dependencies)
        case .favorites: FavoritesView(dependencies: dependencies)
        case .settings: SettingsView(dependencies: dependencies)
        case .orders: OrdersView(dependencies: dependencies)
        case nil: NothingHere(sentence: "There is no such page.")
        }
    }
}
