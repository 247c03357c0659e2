public import ShoppingFeatures
public import VSMWeb

/// The dependencies of the shop's features, for one shopper.
public typealias ShopDependencies = ProductRepositoryDependency & CartRepositoryDependency & Sendable

extension Site {
    /// The shop as a site.
    ///
    /// - Parameter dependencies: creates the dependencies of a shopper.
    public static func shop(dependencies: @escaping @Sendable (_ visitor: String) -> any ShopDependencies) -> Site {
        Site(
            title: "Hearth & Oak",
            routes: ShopRoute.self,
            stylesheets: ["/shop.css"],
            icon: "/icon.svg",
            assets: .shop
        ) { route, request in
            ShopPage(route: route, dependencies: dependencies(request.visitor))
        } notFound: { request in
            ShopPage(route: nil, dependencies: dependencies(request.visitor))
        }
    }
}

/// The pages of the shop.
enum ShopRoute: SiteRoute {
    case products
    case product(Product.ID)
    case cart

    private static let productsPath = route("/") { .products }
    private static let productPath = route("/products", .value(Product.ID.self)) { .product($0) }
    private static let cartPath = route("/cart") { .cart }

    static let table = RouteTable(productsPath, productPath, cartPath)

    var address: RouteAddress {
        switch self {
        case .products: Self.productsPath()
        case .product(let id): Self.productPath(id)
        case .cart: Self.cartPath()
        }
    }
}

extension Product {
    /// The address of the product's picture.
    var pictureURL: WebURL { WebURL("/pictures/\(picture).svg") ?? "/" }
}
