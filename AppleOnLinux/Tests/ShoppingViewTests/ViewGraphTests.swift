import ShoppingFeatures
import SwiftUI
import Testing
import UIKit
import VSM
import VSMTesting

@testable import ShoppingSwiftUI
@testable import ShoppingUIKit

/// The features of the shop, explored through their views: what a feature offers, its views offer.
@MainActor
@Suite("Views: what a feature offers, its views offer")
struct ViewGraphTests {
    @Test("Account", arguments: FrontEnd.allCases)
    func account(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<AccountViewState>.explore(
            identifiedBy: \.name,
            // What is on the pages has graphs of its own.
            unused: Set(["Show Cart", "User Name"] + Setting.allCases.map(\.title))
        ) { _ in
            let dependencies = MockDependencies.quiet
            return frontEnd.host(
                AccountView(dependencies: dependencies),
                UINavigationController(rootViewController: AccountViewController(dependencies: dependencies))
            )
        }
        view.expectOffered(try AccountViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Account.md")
    }

    @Test("Cart", arguments: FrontEnd.allCases)
    func cart(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<CartViewState>.explore(identifiedBy: \.name, unused: ["Close"]) { _ in
            var dependencies = ChoosingDependencies()
            // A product beside the one that cannot be removed.
            dependencies.cart.cart = Cart((.couch, 1), (.ottoman, 1))
            return frontEnd.host(
                CartView(dependencies: dependencies) {},
                CartViewController(dependencies: dependencies)
            )
        }
        view.expectOffered(try CartViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Cart.md")
    }

    @Test("Cart badge", arguments: FrontEnd.allCases)
    func cartBadge(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<CartBadgeViewState>.explore(identifiedBy: \.name, unused: ["Show Cart"]) { _ in
            let dependencies = ChoosingDependencies()
            return frontEnd.host(
                ShoppingSwiftUI.CartButton(dependencies: dependencies) {},
                part: ShoppingUIKit.CartButton(dependencies: dependencies) {}
            )
        }
        view.expectOffered(try CartBadgeViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/CartBadge.md")
    }

    @Test("Favorite button", arguments: FrontEnd.allCases)
    func favoriteButton(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<FavoriteButtonViewState>.explore(identifiedBy: \.name) { _ in
            let dependencies = ChoosingDependencies()
            return frontEnd.host(
                FavoriteButtonView(product: Product.couch.id, dependencies: dependencies),
                part: FavoriteButton(product: Product.couch.id, dependencies: dependencies)
            )
        }
        view.expectOffered(try FavoriteButtonViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/FavoriteButton.md")
    }

    @Test("Favorites", arguments: FrontEnd.allCases)
    func favorites(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<FavoritesViewState>.explore(identifiedBy: \.name) { _ in
            var dependencies = ChoosingDependencies()
            dependencies.favorites.products = [.couch, .ottoman]
            return frontEnd.host(
                FavoritesView(dependencies: dependencies),
                FavoritesViewController(dependencies: dependencies)
            )
        }
        view.expectOffered(try FavoritesViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Favorites.md")
    }

    @Test("Main", arguments: FrontEnd.allCases)
    func main(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<MainViewState>.explore(
            identifiedBy: \.name,
            unused: ["Show Cart", "Profile", "Favorites", "Orders", "Settings"]
        ) { _ in
            let load: MainLoaderModel.LoadDependencies = {
                var dependencies = MockDependencies.quiet
                dependencies.products.loadProductsAction = { [] }
                return try await choose(.success(dependencies), .failure(RepositoryError.unreachable))
            }
            return frontEnd.host(MainView(loadDependencies: load), MainViewController(loadDependencies: load))
        }
        view.expectOffered(try MainViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Main.md")
    }

    @Test("Orders", arguments: FrontEnd.allCases)
    func orders(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<OrdersViewState>.explore { _ in
            let dependencies = ChoosingDependencies()
            return frontEnd.host(
                OrdersView(dependencies: dependencies),
                OrdersViewController(dependencies: dependencies)
            )
        }
        view.expectOffered(try OrdersViewState.explore())
    }

    @Test("Product detail", arguments: FrontEnd.allCases)
    func productDetail(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<ProductDetailViewState>.explore(identifiedBy: \.name, unused: ["Show Cart"]) { _ in
            var dependencies = MockDependencies.quiet
            dependencies.products.loadProductAction = { try await ChoosingProductRepository().loadProduct($0) }
            dependencies.cart.addAction = { try await ChoosingCartRepository().add($0) }
            return frontEnd.host(
                ProductDetailView(id: Product.couch.id, dependencies: dependencies),
                ProductDetailViewController(id: Product.couch.id, dependencies: dependencies)
            )
        }
        view.expectOffered(try ProductDetailViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/ProductDetail.md")
    }

    @Test("Products", arguments: FrontEnd.allCases)
    func products(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<ProductsViewState>.explore(
            identifiedBy: \.name,
            samples: ["Search": ["couch", "piano", ""]],
            // What is on the page of a product has a graph of its own.
            unused: ["Show Cart", "Add to Cart"]
        ) { _ in
            var dependencies = MockDependencies.quiet
            dependencies.products.loadProductsAction = { try await ChoosingProductRepository().loadProducts() }
            return frontEnd.host(
                NavigationStack { ProductsView(dependencies: dependencies) },
                UINavigationController(rootViewController: ProductsViewController(dependencies: dependencies))
            )
        }
        view.expectOffered(try ProductsViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Products.md")
    }

    @Test("Profile", arguments: FrontEnd.allCases)
    func profile(frontEnd: FrontEnd) throws {
        let view = try ViewGraph<ProfileViewState>.explore(
            identifiedBy: \.name,
            samples: ["User Name": ["Grace", ""]]
        ) { _ in
            let dependencies = ChoosingDependencies()
            return frontEnd.host(
                ProfileView(dependencies: dependencies),
                ProfileViewController(dependencies: dependencies)
            )
        }
        view.expectOffered(try ProfileViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Profile.md")
    }

    @Test("Settings", arguments: FrontEnd.allCases)
    func settings(frontEnd: FrontEnd) throws {
        // One switch stands for all: turned in any order, they have too many states.
        let setting = Setting.personalOffers
        let view = try ViewGraph<SettingsViewState>.explore(
            identifiedBy: \.name,
            unused: Set(Setting.allCases.map(\.title)).subtracting([setting.title])
        ) { _ in
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
            return frontEnd.host(
                SettingsView(dependencies: dependencies),
                SettingsViewController(dependencies: dependencies)
            )
        }
        view.expectOffered(try SettingsViewState.explore())
        view.expectGallery(in: "\(frontEnd.galleries)/Settings.md")
    }
}
