import VSM
import VSMWeb

/// A form that is in the branch of each state, and whose fields are not in the state.
struct MessagesView: HTMLView {
    enum ViewState {
        case waiting
        case sent(String)
    }

    var initialState: ViewState { .waiting }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Messages" }
            switch container.state {
            case .waiting:
                form(container)
            case .sent(let text):
                div {
                    p { "Sent “\(text)”" }.role(.status)
                    form(container)
                }
            }
        }
    }

    private func form(_ container: StateContainer<ViewState>) -> some HTML {
        VSMWeb.form {
            input(name: "text").accessibilityLabel("Text")
            button(submits: true) { "Send" }
        }
        .onSubmit { values in container.observe(.sent(values["text"] ?? "")) }
    }
}
