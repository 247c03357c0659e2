import VSMWeb

/// The frame around the content of every page, with the head and the list of examples.
struct Frame<Page: HTML>: HTML {
    /// The page; `nil` for an address without one.
    let route: ExampleRoute?
    @HTMLBuilder let page: () -> Page

    var content: some HTML {
        header {
            a(href: "#content") { "Skip to content" }.class("button skip")
            a(to: ExampleRoute.home) { "VSM examples" }.class("site-name")
        }.class("top")
        div {
            nav {
                ul {
                    li {
                        a(to: ExampleRoute.playground) { "Playground" }.ariaCurrent(route == .playground ? .page : nil)
                    }
                }
                forEach(Example.Group.allCases, key: \.self) { group in
                    p { group.rawValue }.class("group")
                    ul {
                        forEach(group.examples, key: \.self) { example in
                            li {
                                a(to: ExampleRoute.example(example)) { example.title }
                                    .ariaCurrent(route == .example(example) ? .page : nil)
                            }
                        }
                    }
                }
            }.class("examples").accessibilityLabel("Examples")
            main { page() }.id("content").tabIndex(-1)
        }.class("columns")
    }
}
