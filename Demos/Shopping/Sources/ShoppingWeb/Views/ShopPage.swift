import ShoppingFeatures
import VSMWeb

/// The frame of every page of the shop, and its content.
struct ShopPage: HTML {
    /// The page; `nil` for an address without one.
    let route: ShopRoute?
    let dependencies: any ShopDependencies

    var content: some HTML {
        header {
            a(to: ShopRoute.products) { "Hearth & Oak" }.class("shop-name")
            nav {
                a(to: ShopRoute.cart) { "Show Cart" }.class("button").role(.button)
                CartBadgeView(dependencies: dependencies)
            }
        }
        main {
            switch route {
            case .products: ProductsView(dependencies: dependencies)
            case .product(let id): ProductDetailView(id: id, dependencies: dependencies).key(id)
            case .cart: CartView(dependencies: dependencies)
            case nil: NothingHere(sentence: "There is no such page.")
            }
        }
        footer { "A demonstration of VSM. Nothing you order here will ever arrive." }
    }
}

/// Says that the page does not exist, with a link to the products.
struct NothingHere: HTML {
    let sentence: String

    var content: some HTML {
        pageTitle("Not found · Hearth & Oak")
        h1 { sentence }
        BackButton()
    }
}

/// A link to the products.
struct BackButton: HTML {
    var content: some HTML {
        a(to: ShopRoute.products) { "Back" }.class("button quiet").role(.button)
    }
}

/// Says that content is being loaded.
struct Waiting: HTML {
    let sentence: String

    var content: some HTML {
        p { sentence }.class("waiting").role(.status).busy()
    }
}

/// Says that something failed, with a button to try again.
struct Failure: HTML {
    let message: String
    let retry: () -> Void

    var content: some HTML {
        div {
            p { message }.role(.alert)
            button { "Try Again" }.class("button").onClick(retry)
        }.class("failure")
    }
}
