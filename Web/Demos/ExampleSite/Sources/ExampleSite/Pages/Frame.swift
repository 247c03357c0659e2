import VSMWeb

/// The frame around the content of every page, with the links to the pages.
struct Frame<Page: HTML>: HTML {
    /// The page; `nil` for an address without one.
    let route: ExampleRoute?
    @HTMLBuilder let page: () -> Page

    var content: some HTML {
        header {
            a(href: "#content") { "Skip to content" }.class("button skip")
            span { "VSM examples" }.class("site-name")
            nav {
                a(to: ExampleRoute.playground) { "Playground" }.ariaCurrent(route == .playground ? .page : nil)
                a(to: ExampleRoute.profile) { "Profile" }.ariaCurrent(route == .profile ? .page : nil)
            }.class("pages").accessibilityLabel("Pages")
        }.class("top")
        main { page() }.id("content").tabIndex(-1)
    }
}
