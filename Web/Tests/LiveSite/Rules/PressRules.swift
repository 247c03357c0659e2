import VSMWeb

/// Controls that a change of a field replaces.
struct PressRules: HTML {
    let isChanged: Bool
    let hear: (String) -> Void
    let change: () -> Void

    var content: some HTML {
        input(name: "name").accessibilityLabel("Name")
            .onChange { name in
                hear("name \(name)")
                change()
            }
        if isChanged { section { controls } } else { div { controls } }
    }

    @HTMLBuilder
    private var controls: some HTML {
        button { "Save" }.onClick { hear("save") }
        form { button(submits: true) { "Send" } }.onSubmit { _ in hear("send") }
        checkbox(name: "agree", isChecked: false).accessibilityLabel("Agree").onToggle { hear("agree \($0)") }
        a(href: "/rules/buttons") { "Elsewhere" }
    }
}
