import VSM
import VSMWeb

/// The state of a note.
enum NoteState {
    case shown(NoteModel)
}

/// A note that nobody saves.
struct NoteModel {
    func title(for visitor: String) -> String { "A model's title" }
}

struct NotePage: HTMLView {
    let visitor: String

    var initialState: NoteState { .shown(NoteModel()) }

    func body(_ container: StateContainer<NoteState>) -> some HTML {
        switch container.state {
        case .shown(let model):
            h1 { "A view's title" }
            h2 { model.title(for: visitor) }
            p { visitor }.id("visitor")
            input(name: "note").accessibilityLabel("Note")
            img(src: "/mark.svg", alt: "A mark")
            div { "" }.class("mark")
        }
    }
}
