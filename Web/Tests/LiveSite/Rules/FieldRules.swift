import VSMWeb

/// Typed text, and the text that the server sends back.
struct FieldRules: HTML {
    let isChanged: Bool
    let hear: (String) -> Void

    var content: some HTML {
        label {
            "Name"; input(name: "name").onInput { hear("input \($0.orNothing)") }.onChange { hear("change \($0)") }
        }
        label {
            "Note"; textarea(name: "note").onInput { hear("note \($0 == "a\n" ? "a, new line" : $0)") }
        }
        label {
            "Fixed"; input(name: "fixed", value: "as it is").readOnly().onInput { hear("fixed \($0)") }
        }
        label {
            "Given"; input(name: "given", value: isChanged ? "new" : "old").onInput { hear("given \($0)") }
        }
        label {
            "Unheard"; input(name: "unheard", value: isChanged ? "given" : "")
        }
        label {
            "Held"; input(name: "held", value: isChanged ? "given" : "").holdsState()
        }
    }
}
