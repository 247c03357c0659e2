import VSM
import VSMWeb

/// A form that can be reset, with a state that follows a text field and a checkbox.
struct ResetRules: HTMLView {
    struct ViewState {
        var city = "Bern"
        var isDone = false
    }

    let hear: (String) -> Void

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        form {
            input(name: "city", value: state.city).accessibilityLabel("City").onInput { city in
                container.observe(ViewState(city: city, isDone: container.state.isDone))
                hear("city \(city)")
            }
            forEach(["s", "l"], key: \.self) { size in
                radio(name: "size", value: size, isChecked: size == "s").accessibilityLabel("Size \(size)")
                    .onChange { hear("size \($0)") }
            }
            checkbox(name: "done", isChecked: state.isDone).accessibilityLabel("Done").onToggle { isDone in
                container.observe(ViewState(city: container.state.city, isDone: isDone))
                hear("done \(isDone)")
            }
            button(type: .reset) { "Reset" }
        }
    }
}
