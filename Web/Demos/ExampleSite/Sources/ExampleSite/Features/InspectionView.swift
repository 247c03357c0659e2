import VSM
import VSMWeb

/// Shows data that is not in the state of a feature, such as the data in a store, when a person asks for it.
struct InspectionView: HTMLView {
    enum ViewState {
        case closed
        case open(text: String)
    }

    /// The title of the button.
    let question: String
    let answer: () -> String

    var initialState: ViewState { .closed }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        div {
            button { question }
                .class("button quiet")
                .onClick { container.observe(.open(text: answer())) }
            p { text(container.state) }.role(.status).class("result")
        }.class("inspection")
    }

    private func text(_ state: ViewState) -> String {
        switch state {
        case .closed: ""
        case .open(let text): text
        }
    }
}
