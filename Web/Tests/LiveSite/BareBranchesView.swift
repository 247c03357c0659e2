import VSM
import VSMWeb

/// A field that is the outermost element of the branch of each state.
struct BareBranchesView: HTMLView {
    /// Whether the branches are in a form, which stays.
    let isInForm: Bool

    enum ViewState {
        case editing(String)
        case saving(String)
    }

    var initialState: ViewState { .editing("") }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        if isInForm {
            form { branches(container) }
        } else {
            branches(container)
        }
    }

    @HTMLBuilder
    private func branches(_ container: StateContainer<ViewState>) -> some HTML {
        switch container.state {
        case .editing(let title):
            field(title, container)
            p { "Editing “\(title)”" }.role(.status)
        case .saving(let title):
            p { "Saving “\(title)”" }.role(.status)
            field(title, container)
        }
    }

    private func field(_ title: String, _ container: StateContainer<ViewState>) -> some HTML {
        input(name: "title", value: title)
            .accessibilityLabel("Title")
            .onInput { container.observe($0.count.isMultiple(of: 2) ? .saving($0) : .editing($0)) }
    }
}
