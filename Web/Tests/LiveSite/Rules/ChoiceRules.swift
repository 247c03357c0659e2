import VSMWeb

/// Checkboxes, radio buttons and lists.
struct ChoiceRules: HTML {
    let hear: (String) -> Void

    var content: some HTML {
        label {
            checkbox(name: "news", isChecked: false).onToggle { hear("news \($0)") }; "News"
        }
        label {
            checkbox(name: "held", isChecked: false).holdsState().onToggle { hear("held \($0)") }; "Held box"
        }
        label {
            "Held color"
            select(name: "held-color") {
                option(value: "r") { "Red" }
                option(value: "g") { "Green" }
            }.holdsState().onChange { hear("held \($0)") }
        }
        checkbox(name: "off", isChecked: false).disabled().accessibilityLabel("Off").onToggle { hear("off \($0)") }
        form {
            label {
                radio(name: "size", value: "s", isChecked: true).onChange { hear("size \($0)") }; "Small"
            }
            label {
                radio(name: "size", value: "l", isChecked: false).onChange { hear("size \($0)") }; "Large"
            }
        }
        label {
            "Color"
            select(name: "color") {
                option(value: "r") { "Red" }
                option(value: "g") { "Green" }
            }.onChange { hear("color \($0)") }
        }
    }
}
