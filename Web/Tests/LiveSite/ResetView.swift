import VSM
import VSMWeb

/// A form that can be reset, with fields whose changes the server receives.
struct ResetView: HTMLView {
    struct ViewState {
        var name = "Ada"
        var size = "large"
        var isDone = false
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Reset" }
            let state = container.state
            p { "Name: \(state.name)" }.role(.status)
            p { "\(state.size), \(state.isDone ? "done" : "open")" }.id("choices")
            form {
                input(name: "name", value: state.name).accessibilityLabel("Name")
                    .onInput { name in container.observe(container.state.changed { $0.name = name }) }
                select(name: "size") {
                    option(value: "small", isSelected: state.size == "small") { "Small" }
                    option(value: "large", isSelected: state.size == "large") { "Large" }
                }.accessibilityLabel("Size")
                    .onChange { size in container.observe(container.state.changed { $0.size = size }) }
                label {
                    checkbox(name: "done", isChecked: state.isDone)
                        .onToggle { isDone in container.observe(container.state.changed { $0.isDone = isDone }) }
                    "Done"
                }
                button(type: .reset) { "Reset" }
            }
        }
    }
}

extension ResetView.ViewState {
    func changed(_ change: (inout Self) -> Void) -> Self {
        var state = self
        change(&state)
        return state
    }
}
