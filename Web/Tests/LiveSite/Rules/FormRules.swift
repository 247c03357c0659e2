import VSMWeb

/// The values that a form submits, and the buttons that submit it.
struct FormRules: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        input(name: "many", value: "before").form("all").accessibilityLabel("Before")
        form {
            input(type: .hidden, name: "secret", value: "7")
            input(type: .hidden, name: "secret-off", value: "8").disabled()
            input(name: "many", value: "text").accessibilityLabel("Text")
            input(name: "off", value: "off").disabled().accessibilityLabel("Off")
            input(name: "fixed", value: "fixed").readOnly().accessibilityLabel("Fixed")
            input(name: "", value: "unnamed").accessibilityLabel("Unnamed")
            checkbox(name: "many", isChecked: true).accessibilityLabel("Checked")
            checkbox(name: "unchecked", isChecked: false).accessibilityLabel("Unchecked")
            radio(name: "size", value: "s", isChecked: false).accessibilityLabel("Small")
            radio(name: "size", value: "l", isChecked: true).accessibilityLabel("Large")
            select(name: "color") {
                option(value: "r") { "Red" }
                option(value: "g", isSelected: true) { "Green" }
            }.accessibilityLabel("Color")
            select(name: "topics", allowsMultiple: true) {
                option(value: "a", isSelected: true) { "A" }
                option(value: "b") { "B" }
                option(value: "c", isSelected: true) { "C" }
            }.accessibilityLabel("Topics")
            textarea(name: "many", value: "area").accessibilityLabel("Area")
            fieldset {
                input(name: "in-fieldset", value: "off").accessibilityLabel("In a fieldset")
            }.disabled()
            button(submits: true) { "Send all" }.name("button").value("pressed")
        }.id("all").onSubmit { values in
            let names = [
                "secret", "secret-off", "many", "off", "fixed", "", "unchecked", "size", "color", "topics",
                "in-fieldset",
                "button",
            ]
            hear(
                names.compactMap { name in
                    let all = values.all(name)
                    return all.isEmpty ? nil : "\(name)=\(all.joined(separator: "+"))"
                }.joined(separator: " ")
            )
        }
        form {
            input(name: "name").accessibilityLabel("One field").onChange { hear("changed \($0)") }
        }.onSubmit { hear("one \($0["name"] ?? "")") }
        form {
            input(name: "name").accessibilityLabel("First of two")
            input(name: "other").accessibilityLabel("Second of two")
        }.onSubmit { _ in hear("two") }
        form {
            input(name: "name").accessibilityLabel("With buttons")
            button { "Plain" }.onClick { hear("plain") }
            button(submits: true) { "Save" }.onClick { hear("click save") }
            button(submits: true) { "Save too" }.onClick { hear("click save too") }
        }.onSubmit { hear("saved \(($0["name"] ?? "").orNothing)") }
        form {
            input(name: "name").accessibilityLabel("With a disabled button")
            button(submits: true) { "Off for now" }.disabled()
            button(submits: true) { "On" }
        }.onSubmit { _ in hear("sent") }
        form {
            input(name: "name").accessibilityLabel("With choices")
            button(submits: true) { "First" }.name("choice").value("1")
            button(submits: true) { "Second" }.name("choice").value("2")
            button(submits: true) { "Without a name" }.value("3")
        }.onSubmit { hear($0["choice"].map { "choice=\($0)" } ?? "no choice") }
        button(submits: true) { "Of no form" }
    }
}
