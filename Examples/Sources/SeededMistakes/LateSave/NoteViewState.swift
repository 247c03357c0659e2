import VSM

/// The states of a note, which can be edited at any time, even while it is being saved.
enum NoteViewState {
    case editing(NoteModel)
    case saving(NoteModel)
}

/// The actions on the note.
struct NoteModel {
    let store: any NoteStoring

    func save(_ text: String) -> StateSequence<NoteViewState> {
        StateSequence(
            { .saving(self) },
            {
                await store.save(text)
                return .editing(self)
            }
        )
    }
}

/// The app's copy of the note, for every feature that shows it.
protocol NoteStoring: AnyObject {
    var text: String { get }
    func save(_ text: String) async
}

/// The server that stores the note.
protocol NoteServer {
    /// Stores a text.
    ///
    /// - Returns: The text that was stored.
    func keep(_ text: String) async -> String
}
