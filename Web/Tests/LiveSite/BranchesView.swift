import VSM
import VSMWeb

/// A title that is edited in one state and saved in another, each with its own field in the code.
struct BranchesView: HTMLView {
    enum ViewState {
        case editing(String)
        case saving(String)
        case missing(attempt: Int)
        case removed
    }

    /// A stream of states that change without events.
    var changes = AsyncStream<ViewState> { $0.finish() }

    var initialState = ViewState.editing("")

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        section {
            h1 { "Branches" }
            switch container.state {
            case .editing(let title):
                p { "Editing “\(title)”" }.role(.status)
                field(title, container)
                button { "Remove" }.onClick { container.observe(.removed) }
            case .saving(let title):
                div {
                    p { "Saving “\(title)”" }.role(.status)
                    field(title, container)
                }
            case .missing(let attempt):
                p { "A title is missing (\(attempt))." }.role(.alert)
                field("", container, attempt: attempt)
            case .removed:
                button { "Undo" }.focused().onClick { container.observe(.editing("again")) }
            }
        }.onAppear { container.observe(changes) }
    }

    /// A field that saves every second change.
    private func field(
        _ title: String,
        _ container: StateContainer<ViewState>,
        attempt: Int? = nil
    ) -> some HTML {
        form {
            input(name: "title", value: title)
                .accessibilityLabel("Title")
                .focused(on: attempt)
                .onInput { container.observe($0.count.isMultiple(of: 2) ? .saving($0) : .editing($0)) }
                .onKey(.escape) { container.observe(.editing("escaped")) }
                .onKey(.arrowUp) { container.observe(.editing(title.uppercased())) }
            button(submits: true) { "Save" }
        }
        .onSubmit { values in
            let title = values["title"] ?? ""
            container.observe(title.isEmpty ? .missing(attempt: (attempt ?? 0) + 1) : .saving(title))
        }
    }
}
