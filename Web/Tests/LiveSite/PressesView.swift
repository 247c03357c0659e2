import VSM
import VSMWeb

/// Fields that replace the controls beside them, whatever a person does with them.
struct PressesView: HTMLView {
    struct ViewState {
        var name = ""
        var note = ""
        /// The number of changes, each of which has a branch of its own.
        var changes = 0
        var done: [String] = []

        func changed(_ change: (inout ViewState) -> Void = { _ in }) -> ViewState {
            var state = self
            state.changes += 1
            change(&state)
            return state
        }

        func took(note: String) -> ViewState { changed { $0.note = note } }
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        func done(_ what: String) {
            var state = container.state
            state.done.append(what)
            container.observe(state)
        }
        return section {
            h1 { "Presses" }
            p { state.done.joined(separator: ", ") }.role(.status)
            p { "\(state.changes)" }.id("changes")
            input(name: "name", value: state.name).accessibilityLabel("Name")
                .onChange { name in container.observe(container.state.changed { $0.name = name }) }
            input(name: "place").accessibilityLabel("Place").onBlur { container.observe(container.state.changed()) }
            input(name: "note").accessibilityLabel("Note")
                .bind(container.bind(\.note, to: ViewState.took(note:), debounced: .seconds(60)))
            // Escape changes the page while the focus and the pointer stay where they are.
            p { "Elsewhere" }.onKey(.escape) { container.observe(container.state.changed()) }.attribute("tabindex", "0")
            button {
                if state.changes.isMultiple(of: 2) { b { "Inside" } } else { i { "Inside" } }
            }.onClick { done("inside") }
            if state.changes.isMultiple(of: 2) {
                div { controls(state, done) }
                button { "Once" }.onClick { done("once") }
            } else {
                section { controls(state, done) }
            }
        }
    }

    @HTMLBuilder
    private func controls(_ state: ViewState, _ done: @escaping (String) -> Void) -> some HTML {
        button { "Save" }.onClick { done("saved \(state.name)") }
        form {
            input(name: "text", value: "a").accessibilityLabel("Text")
            button(submits: true) { "Send" }
        }.onSubmit { done("sent \($0["text"] ?? "")") }
        label {
            "Agree"
            checkbox(name: "agree", isChecked: state.done.last == "agreed true").onToggle { done("agreed \($0)") }
        }
        checkbox(name: "refuse", isChecked: false).accessibilityLabel("Refuse").holdsState().onToggle { _ in
            done("refused")
        }
        a(href: "/tasks/details") { "Details" }
    }
}
