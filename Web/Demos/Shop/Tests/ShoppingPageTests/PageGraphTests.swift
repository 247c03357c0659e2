import ShoppingFeatures
import Testing
import VSM
import VSMTesting
import VSMWeb
import VSMWebTesting

@testable import ShoppingWeb

/// The features of the shop, explored through their pages: what a feature offers, its page offers.
@MainActor
@Suite("Pages: what a feature offers, its page offers")
struct PageGraphTests {
    @Test("Cart")
    func cart() throws {
        let page = try ViewGraph<CartViewState>.explore(identifiedBy: \.name) { host in
            try open(on: host) {
                var dependencies = ChoosingDependencies()
                // A product beside the one that cannot be removed.
                dependencies.cart.cart = Cart((.couch, 1), (.ottoman, 1))
                return CartView(dependencies: dependencies)
            }
        }
        page.expectOffered(try CartViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/Cart.md")
    }

    @Test("Cart badge")
    func cartBadge() throws {
        let page = try ViewGraph<CartBadgeViewState>.explore(identifiedBy: \.name) { host in
            try open(on: host) { CartBadgeView(dependencies: ChoosingDependencies()) }
        }
        page.expectOffered(try CartBadgeViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/CartBadge.md")
    }

    @Test("Favorite button")
    func favoriteButton() throws {
        let page = try ViewGraph<FavoriteButtonViewState>.explore(identifiedBy: \.name) { host in
            try open(on: host) {
                div {
                    h1 { Product.couch.name }.id(Product.couch.labelID)
                    FavoriteButtonView(product: .couch, dependencies: ChoosingDependencies())
                }
            }
        }
        page.expectOffered(try FavoriteButtonViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/FavoriteButton.md")
    }

    // snippet.offered
    @Test("Favorites")
    func favorites() throws {
        let page = try ViewGraph<FavoritesViewState>.explore(identifiedBy: \.name) { host in
            try open(on: host) {
                var dependencies = ChoosingDependencies()
                dependencies.favorites.products = [.couch, .ottoman]
                return FavoritesView(dependencies: dependencies)
            }
        }
        page.expectOffered(try FavoritesViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/Favorites.md")
    }
    // snippet.end

    @Test("Main")
    func main() throws {
        let page = try ViewGraph<MainViewState>.explore(identifiedBy: \.name) { host in
            try open(on: host) {
                MainView(route: .account) {
                    try await choose(.success(MockDependencies.quiet), .failure(RepositoryError.unreachable))
                }
            }
        }
        // A tab is an address, and not a state of the page.
        page.expectEffectiveControls()
        page.graph.expectPath(from: "failed", to: "loaded.products")
        page.expectGallery(in: "../../Galleries/Features/Main.md")
    }

    @Test("Orders")
    func orders() throws {
        let page = try ViewGraph<OrdersViewState>.explore { host in
            try open(on: host) { OrdersView(dependencies: ChoosingDependencies()) }
        }
        page.expectOffered(try OrdersViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/Orders.md")
    }

    @Test("Product detail")
    func productDetail() throws {
        let page = try ViewGraph<ProductDetailViewState>.explore(
            identifiedBy: \.name,
            // The button has a graph of its own.
            unused: ["Favorite, Couch", "Unfavorite, Couch", "Back"]
        ) { host in
            try open(on: host) {
                var dependencies = MockDependencies.quiet
                dependencies.products.loadProductAction = { try await ChoosingProductRepository().loadProduct($0) }
                dependencies.cart.addAction = { try await ChoosingCartRepository().add($0) }
                return ProductDetailView(id: Product.couch.id, dependencies: dependencies)
            }
        }
        page.expectOffered(try ProductDetailViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/ProductDetail.md")
    }

    @Test("Products")
    func products() throws {
        let page = try ViewGraph<ProductsViewState>.explore(
            identifiedBy: \.name,
            samples: ["Search": ["couch", "piano", ""]],
            unused: ["Favorite, Couch", "Favorite, Ottoman", "Favorite, TV Stand"]
        ) { host in
            try open(on: host) {
                var dependencies = MockDependencies.quiet
                dependencies.products.loadProductsAction = { try await ChoosingProductRepository().loadProducts() }
                return ProductsView(search: "", dependencies: dependencies)
            }
        }
        page.expectOffered(try ProductsViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/Products.md")
    }

    @Test("Profile")
    func profile() throws {
        let page = try ViewGraph<ProfileViewState>.explore(
            identifiedBy: \.name,
            samples: ["User Name": ["Grace", ""]],
            // Without JavaScript, the button does what a pause in typing does.
            unused: ["Save"]
        ) { host in
            try open(on: host) { ProfileView(dependencies: ChoosingDependencies()) }
        }
        page.expectOffered(try ProfileViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/Profile.md")
    }

    @Test("Settings")
    func settings() throws {
        // One switch stands for all: turned in any order, they have too many states.
        let setting = Setting.personalOffers
        let page = try ViewGraph<SettingsViewState>.explore(
            identifiedBy: \.name,
            unused: Set(Setting.allCases.map(\.title)).subtracting([setting.title])
        ) { host in
            try open(on: host) {
                var dependencies = MockDependencies()
                dependencies.settings.settingsAction = {
                    let settings = try await choose(
                        .success(Settings()),
                        .success(Settings(on: [setting])),
                        .failure(RepositoryError.unreachable)
                    )
                    return .once(settings)
                }
                dependencies.settings.setAction = { try await ChoosingSettingsRepository().set($0, to: $1) }
                return SettingsView(dependencies: dependencies)
            }
        }
        page.expectOffered(try SettingsViewState.explore())
        page.expectGallery(in: "../../Galleries/Features/Settings.md")
    }

    // snippet.offered

    /// Opens a page with one view.
    ///
    /// The journeys check what is on the pages.
    private func open(on host: TestHost, _ view: @escaping @Sendable () -> some HTML) throws -> LiveTest {
        try host.open(Site(title: "Shop") { _ in view() }, checks: [])
    }
    // snippet.end
}
