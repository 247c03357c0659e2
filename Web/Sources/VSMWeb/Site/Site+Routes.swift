extension Site {
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
    ///   - scripts: The addresses of the site's own scripts, which are run after the page's, in this order.
    ///   - icon: The address of the site's icon.
    ///   - assets: The files that the site serves.
    ///   - page: Makes the page of a route, for a request.
    ///   - notFound: Makes the page for addresses that no route has. Its status is 404.
    public init<Route: SiteRoute, Page: HTML, NotFound: HTML>(
        title: String,
        routes: Route.Type,
        language: String = "en",
        stylesheets: [WebURL] = [],
        scripts: [WebURL] = [],
        icon: WebURL? = nil,
        assets: [Asset] = [],
        @HTMLBuilder page: @escaping @Sendable (Route, PageRequest) -> Page,
        @HTMLBuilder notFound: @escaping @Sendable (PageRequest) -> NotFound
    ) {
        // The closures capture functions rather than the types that these return, which need not be `Sendable`.
        let page: @Sendable (Route, PageRequest) -> any HTML = page
        let notFound: @Sendable (PageRequest) -> any HTML = notFound
        self.init(title, language, stylesheets, scripts, icon, assets) { request, _ in
            guard let route = Route.table.page(at: request.address) else { return Self.missing(notFound(request)) }
            return page(route, request)
        }
    }

    /// Creates a site whose pages are the values of an enumeration, with a plain page for all other addresses.
    ///
    /// - Parameters:
    ///   - title: The title of pages that do not set one with ``pageTitle(_:)``.
    ///   - routes: The pages of the site.
    ///   - language: The language of the site, such as `"en"`.
    ///   - stylesheets: The addresses of the site's style sheets.
    ///   - scripts: The addresses of the site's own scripts, which are run after the page's, in this order.
    ///   - icon: The address of the site's icon.
    ///   - assets: The files that the site serves.
    ///   - page: Makes the page of a route, for a request.
    public init<Route: SiteRoute, Page: HTML>(
        title: String,
        routes: Route.Type,
        language: String = "en",
        stylesheets: [WebURL] = [],
        scripts: [WebURL] = [],
        icon: WebURL? = nil,
        assets: [Asset] = [],
        @HTMLBuilder page: @escaping @Sendable (Route, PageRequest) -> Page
    ) {
        let page: @Sendable (Route, PageRequest) -> any HTML = page
        self.init(title, language, stylesheets, scripts, icon, assets) { request, site in
            guard let route = Route.table.page(at: request.address) else {
                return Self.missing(Self.plainMissingPage(site.texts()))
            }
            return page(route, request)
        }
    }

    @HTMLBuilder
    private static func plainMissingPage(_ texts: SiteTexts) -> some HTML {
        pageLanguage(texts.language)
        main {
            h1 { texts[.noSuchPage] }
            p { a(href: "/") { texts[.startPage] } }
        }
    }

    private static func missing(_ content: some HTML) -> any HTML {
        HTMLBuilder.buildPartialBlock(accumulated: pageStatus(.notFound), next: content)
    }
}
