/// What a server serves: pages, and the files that they need.
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
/// The closure is called for every page that is opened and every link that is followed, on the session's actor.
/// Views that stand in the same place before and after keep their states.
public struct Site: Sendable {
    /// The title of pages that do not set one.
    public let title: String
    /// The language of the site, for assistive technology, as in `"en"`.
    public let language: String
    /// The addresses of the site's style sheets.
    public let stylesheets: [WebURL]
    /// The address of the picture beside the site's name in a browser.
    public let icon: WebURL?
    /// The files that the site serves.
    public let assets: [Asset]

    let page: @Sendable (PageRequest) -> any HTML

    /// Describes a site.
    ///
    /// - Parameters:
    ///   - title: the title of pages that do not set one with ``pageTitle(_:)``.
    ///   - language: the language of the site, as in `"en"`.
    ///   - stylesheets: the addresses of the site's style sheets.
    ///   - icon: the address of the picture beside the site's name in a browser.
    ///   - assets: the files that the site serves.
    ///   - page: makes the page for what was asked for.
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
}
