import ShoppingFeatures
import VSMWeb

/// Every page of the shop: what is the same on all of them, and what is different.
struct ShopPage: HTML {
    let route: ShopRoute
    let dependencies: any ShopDependencies

    var content: some HTML {
        header {
            a(href: "/") { "Hearth & Oak" }.class("shop-name")
            nav {
                a(href: "/cart") { "Show Cart" }.class("button").role(.button)
                CartBadgeView(dependencies: dependencies)
            }
        }
        main {
            switch route {
            case .products: ProductsView(dependencies: dependencies)
            case .product(let id): ProductDetailView(id: id, dependencies: dependencies).key(id)
            case .cart: CartView(dependencies: dependencies)
            case .unknown:
                pageStatus(.notFound)
                NothingHere(sentence: "There is no such page.")
            }
        }
        footer { "A demonstration of VSM. Nothing you order here will ever arrive." }
    }
}

/// Says that there is nothing to see, and leads back.
struct NothingHere: HTML {
    let sentence: String

    var content: some HTML {
        pageTitle("Not found · Hearth & Oak")
        h1 { sentence }
        BackButton()
    }
}

/// Leads back to the products.
struct BackButton: HTML {
    var content: some HTML {
        a(href: "/") { "Back" }.class("button quiet").role(.button)
    }
}

/// Says that something is on its way.
struct Waiting: HTML {
    let sentence: String

    var content: some HTML {
        p { sentence }.class("waiting").role(.status).busy()
    }
}

/// Says that something went wrong, and offers to try again.
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
