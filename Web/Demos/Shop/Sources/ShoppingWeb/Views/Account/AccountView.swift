import ShoppingFeatures
import VSMWeb

/// The menu of the account.
///
/// The address determines which of its pages is open.
struct AccountView: HTML {
    private let account = AccountViewState()

    var content: some HTML {
        section {
            pageTitle("Account · Hearth & Oak")
            h1 { "Account" }
            ul {
                forEach(account.destinations, key: \.self) { destination in
                    li {
                        a(to: destination.route) { span { destination.title }.class(destination.icon.classes) }
                            .class("row-link")
                            .role(.button)
                    }
                }
            }.class("links")
        }.class("narrow")
    }
}

extension AccountViewState.Destination {
    fileprivate var route: ShopRoute {
        switch self {
        case .profile: .profile
        case .favorites: .favorites
        case .orders: .orders
        case .settings: .settings
        }
    }

    fileprivate var icon: Icon {
        switch self {
        case .profile: .account
        case .favorites: .favorites
        case .orders: .orders
        case .settings: .settings
        }
    }
}
