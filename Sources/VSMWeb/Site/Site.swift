/// The pages and files that a server serves.
///
/// ```swift
/// let site = Site(title: "Shop", stylesheets: ["/shop.css"], assets: [stylesheet]) { request in
///     switch request.path {
///     case []: ProductsView(dependencies: dependencies)
///     default: NotFound()
///     }
/// }
/// ```
///
/// The closure is called for each page that is opened and each link that is followed, on the actor of the session. Views
/// that stay in the same place keep their states.
public struct Site: Sendable {
    /// The title of pages that do not set one of their own.
    public let title: String
    /// The language of the site, such as `"en"`, for assistive technology.
    public let language: String
    /// The addresses of the site's style sheets.
    public let stylesheets: [WebURL]
    /// The address of the site's icon.
    public let icon: WebURL?
    /// The files that the site serves.
    public let assets: [Asset]

    let page: @Sendable (PageRequest) -> any HTML

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - title: The title of pages that do not set one with ``pageTitle(_:)``.
    ///   - language: The language of the site, such as `"en"`.
    ///   - stylesheets: The addresses of the site's style sheets.
    ///   - icon: The address of the site's icon.
    ///   - assets: The files that the site serves.
    ///   - page: Makes the page for a request.
    public init<Page: HTML>(
        title: String,
        language: String = "en",
        stylesheets: [WebURL] = [],
        icon: WebURL? = nil,
        assets: [Asset] = [],
        @HTMLBuilder page: @escaping @Sendable (PageRequest) -> Page
    ) {
        self.title = title
        self.language = language
        self.stylesheets = stylesheets
        self.icon = icon
        self.assets = assets
        self.page = page
    }
    /// Creates a site whose pages are the values of an enumeration.
    ///
    /// ```swift
    /// Site(title: "Shop", routes: ShopRoute.self) { route, request in
    ///     switch route {
    ///     case .products(let search): ProductsView(search: search)
    ///     case .product(let id): ProductView(id: id).key(id)
    ///     case .cart: CartView(visitor: request.visitor)
    ///     }
    /// } notFound: { _ in
    ///     h1 { "There is no such page." }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of pages that do not set one with ``pageTitle(_:)``.
    ///   - routes: The pages of the site.
    ///   - language: The language of the site, such as `"en"`.
    ///   - stylesheets: The addresses of the site's style sheets.
    ///   - icon: The address of the site's icon.
    ///   - assets: The files that the site serves.
    ///   - page: Makes the page of a route, for a request.
    ///   - notFound: Makes the page for addresses that no route has. Its status is 404.
    public init<Route: SiteRoute, Page: HTML, NotFound: HTML>(
        title: String,
        routes: Route.Type,
        language: String = "en",
        stylesheets: [WebURL] = [],
        icon: WebURL? = nil,
        assets: [Asset] = [],
        @HTMLBuilder page: @escaping @Sendable (Route, PageRequest) -> Page,
        @HTMLBuilder notFound: @escaping @Sendable (PageRequest) -> NotFound
    ) {
        self.init(title: title, language: language, stylesheets: stylesheets, icon: icon, assets: assets) { request in
            if let route = Route.table.page(at: request.address) {
                page(route, request)
            } else {
                pageStatus(.notFound)
                notFound(request)
            }
        }
    }

    /// Creates a site whose pages are the values of an enumeration, with a plain page for all other addresses.
    ///
    /// - Parameters:
    ///   - title: The title of pages that do not set one with ``pageTitle(_:)``.
    ///   - routes: The pages of the site.
    ///   - language: The language of the site, such as `"en"`.
    ///   - stylesheets: The addresses of the site's style sheets.
    ///   - icon: The address of the site's icon.
    ///   - assets: The files that the site serves.
    ///   - page: Makes the page of a route, for a request.
    public init<Route: SiteRoute, Page: HTML>(
        title: String,
        routes: Route.Type,
        language: String = "en",
        stylesheets: [WebURL] = [],
        icon: WebURL? = nil,
        assets: [Asset] = [],
        @HTMLBuilder page: @escaping @Sendable (Route, PageRequest) -> Page
    ) {
        self.init(
            title: title,
            routes: routes,
            language: language,
            stylesheets: stylesheets,
            icon: icon,
            assets: assets,
            page: page
        ) { _ in
            main {
                h1 { "There is no such page." }
                p { a(href: "/") { "Go to the start page" } }
            }
        }
    }
}
