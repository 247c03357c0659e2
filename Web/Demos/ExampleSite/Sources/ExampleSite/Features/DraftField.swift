import VSM
import VSMWeb

/// A text field that keeps the text in its own state while the person types, not in the state of the feature.
struct DraftField: HTMLView {
    let label: String
    /// The text in the feature; when it changes, the field changes too.
    let text: String
    var isReadOnly = false
    var isMultiline = false
    /// Receives the text after each change.
    let onInput: (String) -> Void

    var initialState: String { text }

    func body(_ container: StateContainer<String>) -> some HTML {
        VSMWeb.label {
            label
            if isMultiline {
                textarea(name: "text", value: container.state)
                    .class("field")
                    .rows(4)
                    .maxLength(500)
                    .onInput { take($0, in: container) }
            } else {
                input(name: "text", value: container.state)
                    .class("field")
                    .maxLength(60)
                    .readOnly(isReadOnly)
                    .onInput { take($0, in: container) }
            }
        }.onChange(of: text) { container.observe($0) }
    }

    private func take(_ text: String, in container: StateContainer<String>) {
        container.observe(text)
        onInput(text)
    }
}
