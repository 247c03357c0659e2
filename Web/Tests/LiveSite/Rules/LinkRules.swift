import VSMWeb

/// The targets of clicks on links.
struct LinkRules: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        p { a(href: "/rules/buttons") { "Buttons" } }
        p { a(href: "buttons?x=1") { "Relative" } }
        p { a(href: "?x=2") { "Query" } }
        p { a(href: "/rules/buttons") { "Heard" }.onClick { hear("link") } }
    }
}
