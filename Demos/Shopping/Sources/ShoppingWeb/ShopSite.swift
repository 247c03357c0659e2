public import ShoppingFeatures
public import VSMWeb

/// What the shop's features need, for one shopper.
public typealias ShopDependencies = ProductRepositoryDependency & CartRepositoryDependency & Sendable

extension Site {
    /// The shop as a site.
    ///
    /// - Parameter dependencies: makes the dependencies for a shopper.
    public static func shop(dependencies: @escaping @Sendable (_ visitor: String) -> any ShopDependencies) -> Site {
        Site(title: "Hearth & Oak", stylesheets: ["/shop.css"], icon: "/icon.svg", assets: .shop) { request in
            ShopPage(route: ShopRoute(request.path), dependencies: dependencies(request.visitor))
        }
    }
}

/// Where in the shop one can be.
enum ShopRoute: Hashable {
    case products
    case product(Product.ID)
    case cart
    case unknown

    init(_ path: [String]) {
        switch path {
        case []: self = .products
        case ["cart"]: self = .cart
        case let path where path.count == 2 && path[0] == "products":
            self = Product.ID(path[1]).map(ShopRoute.product) ?? .unknown
        default: self = .unknown
        }
    }
}

extension Product {
    /// Where the product's page is.
    var url: WebURL { WebURL("/products/\(id)") ?? "/" }
    /// Where the product's picture is.
    var pictureURL: WebURL { WebURL("/pictures/\(picture).svg") ?? "/" }
}
