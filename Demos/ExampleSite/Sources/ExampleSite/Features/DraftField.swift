import VSM
import VSMWeb

/// A text field whose text is the field's own state, and no state of the feature, while the person types.
struct DraftField: HTMLView {
    let label: String
    /// The text as the feature has it; when it changes, so does the field.
    let text: String
    var isReadOnly = false
    var isMultiline = false
    /// Gets the text with each change.
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
