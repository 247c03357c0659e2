// What views call things. All front ends of the shop share these texts.

extension MainViewState.Tab {
    /// The title of the tab.
    public var title: String {
        switch self {
        case .products: "Products"
        case .account: "Account"
        }
    }
}

extension AccountViewState.Destination {
    /// The title of the page, and of the button that opens it.
    public var title: String {
        switch self {
        case .profile: "Profile"
        case .favorites: "Favorites"
        case .orders: "Orders"
        case .settings: "Settings"
        }
    }
}

extension FavoriteButtonViewState {
    /// The title of the button, which names its action.
    public var title: String { isFavorite == true ? "Unfavorite" : "Favorite" }
}

extension Setting {
    /// The title of the switch.
    public var title: String {
        switch self {
        case .newsletter: "Newsletter"
        case .orderUpdates: "Order Updates"
        case .priceAlerts: "Price Alerts"
        case .personalOffers: "Personal Offers"
        }
    }
}
