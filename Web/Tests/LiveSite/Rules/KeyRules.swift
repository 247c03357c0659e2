import VSMWeb

/// The keys that have handlers, and the elements that handle them.
struct KeyRules: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        div {
            form {
                input(name: "title").accessibilityLabel("Title").onKey(.enter) { hear("enter") }
                    .onInput { hear("input \($0)") }
                input(name: "other").accessibilityLabel("Other").onKey(.escape) { hear("inner escape") }
                button(submits: true) { "Send" }
            }.onSubmit { _ in hear("sent") }
            button { "Button" }.onClick { hear("click") }
        }
        .onKey(.escape) { hear("escape") }
        .onKey(.character("?")) { hear("question") }
        .onKey(.arrowDown) { hear("down") }
        button { "Outside" }.onClick { hear("outside") }
    }
}
