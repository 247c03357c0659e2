import VSM
import VSMWeb

/// Two forms with a field of the same name, and the values that were submitted last.
struct FormsView: HTMLView {
    enum ViewState {
        case waiting
        case submitted(String)
    }

    var initialState: ViewState { .waiting }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Forms" }
            if case .submitted(let sentence) = container.state { p { sentence }.role(.status) }
            form {
                input(type: .email, name: "address").accessibilityLabel("Address for news")
                button(submits: true) { "Subscribe" }
            }.onSubmit { values in container.observe(.submitted("Subscribed: \(values["address"] ?? "")")) }
            form {
                input(name: "name").accessibilityLabel("Your name")
                input(type: .email, name: "address").accessibilityLabel("Your address")
                button(submits: true) { "Write" }
            }.onSubmit { values in container.observe(.submitted("Written by \(values["name"] ?? "")")) }
        }
    }
}
