import VSM
import VSMWeb

/// Fields whose actions the state offers only when it is open, one of them in a view of its own.
struct KeepingView: HTMLView {
    struct ViewState {
        var text = ""
        var note = ""
        var isOpen = true

        func write(_ text: String) -> ViewState? { isOpen ? ViewState(text: text, note: note) : nil }
        func annotate(_ note: String) -> ViewState? { isOpen ? ViewState(text: text, note: note) : nil }
    }

    var initialState: ViewState { ViewState() }

    func body(_ container: StateContainer<ViewState>) -> some HTML {
        let state = container.state
        label {
            "Text"
            input(name: "text").bind(container.bind(\.text, whenOffered: { $0.write($1) }))
        }
        KeptField(note: container.bind(\.note, whenOffered: { $0.annotate($1) }))
        p { "\(state.text), \(state.note), \(state.isOpen ? "open" : "closed")" }.id("state")
        button { state.isOpen ? "Close" : "Open" }
            .onClick { container.observe(ViewState(text: state.text, note: state.note, isOpen: !state.isOpen)) }
    }
}

private struct KeptField: HTMLView {
    let note: FieldBinding<String>
    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        label {
            "Note"
            input(name: "note").bind(note)
        }
    }
}
