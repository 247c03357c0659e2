extension Site {
    /// Sets the page that browsers show when a request is not served.
    ///
    /// ```swift
    /// Site(title: "Shop", stylesheets: ["/shop.css"]) { request in … }
    ///     .refusalPage { refusal in
    ///         pageTitle(refusal.heading)
    ///         main {
    ///             h1 { refusal.heading }
    ///             p { refusal.sentence }
    ///         }
    ///     }
    /// ```
    ///
    /// The page has the head and the style sheets of the site, but no script and no session. When the server is
    /// created, it renders the page once for each kind of refusal, so that a refused request costs no rendering. A
    /// program that does not ask for HTML gets a sentence in English as plain text.
    ///
    /// Requests for addresses without a page are not refused. The site makes the page for them, with ``pageStatus(_:)``
    /// or `notFound`.
    ///
    /// - Parameter content: Makes the page. Views with states and events need a session. If the page contains an
    ///   ``HTMLView``, the server stops with a message when it is created. Handlers are never run. The status is that
    ///   of the refusal, and a redirection is not followed.
    /// - Returns: The site with the page.
    public func refusalPage<Content: HTML>(
        @HTMLBuilder _ content: @escaping @Sendable (Refusal) -> Content
    ) -> Site {
        var site = self
        // The closure captures a function rather than the type that it returns, which need not be `Sendable`.
        let content: @Sendable (Refusal) -> any HTML = content
        site.refusalPage = content
        return site
    }

    /// Returns the page of sites that do not set one.
    @HTMLBuilder
    static func plainRefusalPage(_ refusal: Refusal, _ texts: SiteTexts) -> some HTML {
        pageLanguage(texts.language)
        pageTitle(refusal.heading)
        main {
            h1 { refusal.heading }
            p { refusal.sentence }
            if refusal.triesAgain {
                p { texts[.triesAgain] }.role(.status)
            } else {
                p { a(href: "/") { texts[.startPage] } }
            }
        }
    }
}
