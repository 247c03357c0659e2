import VSM
import VSMWeb

/// A question whose buttons are replaced when they are pressed, in a modal dialog or in a page without headings.
struct QuestionView: HTMLView {
    let isInDialog: Bool

    struct ViewState {
        enum Step {
            case asking
            case deleted
            case empty
        }

        var step = Step.asking
        var clicks = 0
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        if isInDialog {
            h1 { "Dialog" }
            button { "Open" }.onClick(container.changing { $0.clicks += 1 })
            p { "\(container.state.clicks) clicks" }.id("clicks")
            dialog { steps(container) }.id("dialog").onClick(container.changing { $0.clicks += 1 })
        } else {
            div { steps(container) }.id("dialog")
        }
    }

    @HTMLBuilder
    private func steps(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state.step {
        case .asking:
            if isInDialog { h2 { "Delete it?" } }
            button { "Delete" }.onClick(container.changing { $0.step = .deleted })
        case .deleted:
            if isInDialog { h2 { "It was deleted" } }
            button { "Empty the bin" }.onClick(container.changing { $0.step = .empty })
        case .empty:
            p { "The bin is empty" }.role(.status)
        }
    }
}
