/// The pages of a site, as an enumeration whose associated values are the parameters of the pages.
///
/// A route describes the addresses of one kind of page in both directions: the table reads an address into a page, and
/// ``address`` writes a page as its address. A link therefore cannot name a page that does not exist. Both `switch`
/// statements, here and in ``Site``, must name every page.
///
/// ```swift
/// enum ShopRoute: SiteRoute {
///     case products(search: String)
///     case product(Product.ID)
///     case cart
///
///     private static let productsPath = route("/", .query("search", default: "")) { .products(search: $0) }
///     private static let productPath = route("/products", .value(Product.ID.self)) { .product($0) }
///     private static let cartPath = route("/cart") { .cart }
///
///     static let table = RouteTable(productsPath, productPath, cartPath)
///
///     var address: RouteAddress {
///         switch self {
///         case .products(let search): Self.productsPath(search)
///         case .product(let id): Self.productPath(id)
///         case .cart: Self.cartPath()
///         }
///     }
/// }
/// ```
///
/// Test the routes with ``SiteRoute/mistakes(in:)``.
public protocol SiteRoute: Hashable, Sendable {
    /// The routes for reading addresses.
    static var table: RouteTable<Self> { get }

    /// The address of the page.
    var address: RouteAddress { get }
}

extension SiteRoute {
    /// Describes the addresses of one kind of page.
    ///
    /// ```swift
    /// route("/orders", .value(Order.ID.self, then: "lines"), .query("page", default: 1)) { .lines(of: $0, page: $1) }
    /// ```
    ///
    /// - Parameters:
    ///   - path: The components at the beginning of the path, such as `"/orders"`; not percent-encoded.
    ///   - parts: The parts for values, in the order of the address.
    ///   - make: Creates the page from the values.
    public static func route<each Value>(
        _ path: String,
        _ parts: repeat RoutePart<each Value>,
        make: @escaping @Sendable (repeat each Value) -> Self
    ) -> Route<Self, repeat each Value> {
        Route(path, repeat each parts, make: make)
    }

    /// The address of the page, for a link.
    public var url: WebURL {
        let address = address
        assert(
            Self.table.page(at: address) != nil,
            "\(address.target) leads to no page. Add its route to the table of \(Self.self)."
        )
        return address.url
    }

    /// Returns the mistakes in the addresses of pages, for a test: each address must lead back to its page.
    ///
    /// ```swift
    /// #expect(ShopRoute.mistakes(in: [.products(search: "a/b"), .product(3), .cart]).isEmpty)
    /// ```
    ///
    /// A mistake is a route that is missing in ``SiteRoute/table``, that follows another route which reads the same
    /// addresses, or whose case in ``SiteRoute/address`` uses another route.
    ///
    /// - Parameter pages: At least one page of each kind. Include values with a slash, with a space, and without
    ///   characters.
    /// - Returns: One sentence for each mistake.
    public static func mistakes(in pages: [Self]) -> [String] {
        pages.compactMap { page in
            let address = page.address
            guard let other = table.page(at: address) else {
                return "\(page) has the address \(address.target), which leads to no page. Is its route in the table?"
            }
            return other == page ? nil : "\(page) has the address \(address.target), which leads to \(other)."
        }
    }
}

/// Creates a link to a page of the site.
///
/// ```swift
/// a(to: ShopRoute.product(product.id)) { product.name }
/// ```
///
/// - Parameters:
///   - page: The page.
///   - fragment: The identifier of the element to which the browser scrolls.
///   - content: The text of the link.
public func a<Content: HTML>(
    to page: some SiteRoute,
    fragment: String? = nil,
    @HTMLBuilder _ content: () -> Content
) -> Element<HTMLTags.A, Content> {
    guard let fragment else { return a(href: page.url, content) }
    var target = Array("\(page.url.string)#".utf8)
    PercentEncoding.append(fragment, to: &target)
    return a(href: WebURL(target: String(decoding: target, as: UTF8.self)), content)
}
