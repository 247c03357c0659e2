import ShoppingFeatures
import VSMWeb

/// The pages of the shop.
enum ShopRoute: SiteRoute, Equatable {
    case products(search: String)
    case product(Product.ID)
    case cart
    case account
    case profile
    case favorites
    case settings
    case orders

    /// All products.
    static let allProducts = ShopRoute.products(search: "")

    private static let productsPath = route("/", .query("search", default: "")) { .products(search: $0) }
    private static let productPath = route("/products", .value(Product.ID.self)) { .product($0) }
    private static let cartPath = route("/cart") { .cart }
    private static let accountPath = route("/account") { .account }
    private static let profilePath = route("/account/profile") { .profile }
    private static let favoritesPath = route("/account/favorites") { .favorites }
    private static let settingsPath = route("/account/settings") { .settings }
    private static let ordersPath = route("/account/orders") { .orders }

    static let table = RouteTable(
        productsPath,
        productPath,
        cartPath,
        accountPath,
        profilePath,
        favoritesPath,
        settingsPath,
        ordersPath
    )

    var address: RouteAddress {
        switch self {
        case .products(let search): Self.productsPath(search)
        case .product(let id): Self.productPath(id)
        case .cart: Self.cartPath()
        case .account: Self.accountPath()
        case .profile: Self.profilePath()
        case .favorites: Self.favoritesPath()
        case .settings: Self.settingsPath()
        case .orders: Self.ordersPath()
        }
    }
}
