import VSMWeb

/// Controls that stay when a part of the page is replaced.
struct BranchRules: HTML {
    let isChanged: Bool
    let hear: (String) -> Void

    var content: some HTML {
        if isChanged {
            form { input(name: "name", value: "new").accessibilityLabel("Name").onInput { hear("new \($0)") } }
            form { input(name: "city", value: "new").accessibilityLabel("City") }.key("second")
            choices("new")
            p { button { "Same" }.onClick { hear("second same") } }
        } else {
            form { input(name: "name", value: "old").accessibilityLabel("Name").onInput { hear("old \($0)") } }
            form { input(name: "city", value: "old").accessibilityLabel("City") }.key("first")
            choices("old")
            button { "Same" }.onClick { hear("first same") }
        }
        form {
            if isChanged { p { shades } } else { p { shades } }
        }
    }

    @HTMLBuilder private var shades: some HTML {
        radio(name: "shade", value: "red", isChecked: true).accessibilityLabel("Red")
        radio(name: "shade", value: "blue", isChecked: false).accessibilityLabel("Blue")
    }

    private func choices(_ part: String) -> some HTML {
        form {
            checkbox(name: "topics", value: "art", isChecked: false).accessibilityLabel("Art")
            checkbox(name: "topics", value: "chess", isChecked: true).accessibilityLabel("Chess")
            checkbox(name: "heard", isChecked: false).accessibilityLabel("Heard").onToggle { hear("\(part) \($0)") }
            select(name: "size") {
                option(value: "s") { "Small" }
                option(value: "l") { "Large" }
            }.accessibilityLabel("Size")
        }
    }
}
