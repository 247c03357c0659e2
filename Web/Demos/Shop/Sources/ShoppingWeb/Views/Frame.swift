import ShoppingFeatures
import VSMWeb

/// The frame around the content of every page of the shop.
struct Frame<Badge: HTML, Page: HTML>: HTML {
    /// The selected tab, if the page belongs to one.
    let tab: MainViewState.Tab?
    @HTMLBuilder let badge: () -> Badge
    @HTMLBuilder let page: () -> Page

    init(
        tab: MainViewState.Tab?,
        @HTMLBuilder badge: @escaping () -> Badge,
        @HTMLBuilder content: @escaping () -> Page
    ) {
        self.tab = tab
        self.badge = badge
        page = content
    }

    var content: some HTML {
        header {
            a(href: "#content") { "Skip to content" }.class("button skip")
            a(to: ShopRoute.allProducts) { "Hearth & Oak" }.class("shop-name")
            nav {
                forEach(MainViewState.Tab.allCases, key: \.self) { TabLink(tab: $0, isShown: $0 == tab) }
            }.class("tabs").accessibilityLabel("Shop")
            div {
                a(to: ShopRoute.cart) { "Show Cart" }.class("button quiet \(Icon.cart.classes)").role(.button)
                badge()
            }.class("cart-button")
        }.class("top")
        main {
            page()
        }.id("content").tabIndex(-1)
        footer { "A demonstration of VSM. Nothing you order here will ever arrive." }.class("bottom")
    }
}

/// A link to the first page of a tab.
private struct TabLink: HTML {
    let tab: MainViewState.Tab
    let isShown: Bool

    var content: some HTML {
        a(to: tab.route) { tab.title }.class(tab.icon.classes).ariaCurrent(isShown ? .page : nil)
    }
}

extension MainViewState.Tab {
    /// The tab of a page; `nil` for the cart, and for an address without a page.
    init?(_ route: ShopRoute?) {
        switch route {
        case .products, .product: self = .products
        case .account, .profile, .favorites, .settings, .orders: self = .account
        case .cart, nil: return nil
        }
    }

    /// The first page of the tab.
    fileprivate var route: ShopRoute {
        switch self {
        case .products: .allProducts
        case .account: .account
        }
    }

    fileprivate var icon: Icon {
        switch self {
        case .products: .products
        case .account: .account
        }
    }
}
