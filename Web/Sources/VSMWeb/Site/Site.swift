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
/// The site calls the closure on the actor of the session, for each page that is opened and each link that is followed.
/// Views that stay in the same place keep their states.
public struct Site: Sendable {
    /// The title of pages that do not set one of their own.
    public let title: String
    /// The language of the site, such as `"en"`, for assistive technology and for the texts that the package adds to
    /// pages.
    public let language: String
    /// The addresses of the site's style sheets.
    public let stylesheets: [WebURL]
    /// The addresses of the site's own scripts, such as those for a ``widget(_:data:)``.
    ///
    /// The security policy of the pages permits only files of the site.
    public internal(set) var scripts: [WebURL]
    /// The address of the site's icon.
    public let icon: WebURL?
    /// The files that the site serves.
    public let assets: [Asset]

    /// Makes a page of the site; it receives the site for its texts.
    let page: @Sendable (PageRequest, Site) -> any HTML
    /// Makes the page for a refused request; `nil` for the plain page.
    var refusalPage: (@Sendable (Refusal) -> any HTML)?
    #if DEBUG
    /// Watches the open pages.
    package var inspection: (any SiteInspection)?
    #endif
    /// The texts of the pages; earlier ones take precedence over later ones of the same language.
    var texts: [SiteTexts] = [.english, .german]

    /// Creates a site.
    ///
    /// - Parameters:
    ///   - title: The title of pages that do not set one with ``pageTitle(_:)``.
    ///   - language: The language of the site, such as `"en"`. For languages other than English and German, add texts
    ///     with ``texts(_:)``.
    ///   - stylesheets: The addresses of the site's style sheets.
    ///   - scripts: The addresses of the site's own scripts, which are run after the page's, in this order.
    ///   - icon: The address of the site's icon.
    ///   - assets: The files that the site serves.
    ///   - page: Makes the page for a request.
    public init<Page: HTML>(
        title: String,
        language: String = "en",
        stylesheets: [WebURL] = [],
        scripts: [WebURL] = [],
        icon: WebURL? = nil,
        assets: [Asset] = [],
        @HTMLBuilder page: @escaping @Sendable (PageRequest) -> Page
    ) {
        // The closure captures a function rather than the type that it returns, which need not be `Sendable`.
        let page: @Sendable (PageRequest) -> any HTML = page
        self.init(title, language, stylesheets, scripts, icon, assets) { request, _ in page(request) }
    }

    init(
        _ title: String,
        _ language: String,
        _ stylesheets: [WebURL],
        _ scripts: [WebURL],
        _ icon: WebURL?,
        _ assets: [Asset],
        _ page: @escaping @Sendable (PageRequest, Site) -> any HTML
    ) {
        self.title = title
        self.language = language
        self.stylesheets = stylesheets
        self.scripts = scripts
        self.icon = icon
        self.assets = assets
        self.page = page
    }
}
