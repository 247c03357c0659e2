public import ShoppingFeatures
public import VSMWeb

/// The dependencies of the shop's features, for one shopper.
public typealias ShopDependencies = ProductRepositoryDependency & CartRepositoryDependency & Sendable

extension Site {
    /// The shop as a site.
    ///
    /// - Parameter dependencies: creates the dependencies of a shopper.
    public static func shop(dependencies: @escaping @Sendable (_ visitor: String) -> any ShopDependencies) -> Site {
        Site(title: "Hearth & Oak", stylesheets: ["/shop.css"], icon: "/icon.svg", assets: .shop) { request in
            ShopPage(route: ShopRoute(request.path), dependencies: dependencies(request.visitor))
        }
    }
}

/// The pages of the shop.
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
    /// The address of the product's page.
    var url: WebURL { WebURL("/products/\(id)") ?? "/" }
    /// The address of the product's picture.
    var pictureURL: WebURL { WebURL("/pictures/\(picture).svg") ?? "/" }
}
