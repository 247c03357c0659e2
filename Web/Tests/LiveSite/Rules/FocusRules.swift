import VSMWeb

/// The elements that are told when the focus moves.
struct FocusRules: HTML {
    let isChanged: Bool
    let hear: (String) -> Void

    var content: some HTML {
        div {
            input(name: "first").accessibilityLabel("First")
            input(name: "second").accessibilityLabel("Second").onInput { hear("second \($0)") }
                .onChange { hear("second is \($0)") }
        }.onFocus { hear("focus") }.onBlur { hear("blur") }
        input(name: "third").accessibilityLabel("Third")
        input(name: "wanted").accessibilityLabel("Wanted").focused(isChanged)
    }
}
