import VSMWeb

/// The elements that handle a click.
struct ButtonRules: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        div {
            button { "Inner" }.onClick { hear("inner") }
            button { "Bare" }
            button { "Off" }.disabled().onClick { hear("off") }
            button { b { "Bold" } }.onClick { hear("bold") }
            a(href: "/rules/links") { "Link" }.onClick { hear("link") }
        }.onClick { hear("outer") }
        fieldset {
            legend { button { "In the legend" }.onClick { hear("legend") } }
            button { "In the fieldset" }.onClick { hear("fieldset") }
        }.disabled()
    }
}
