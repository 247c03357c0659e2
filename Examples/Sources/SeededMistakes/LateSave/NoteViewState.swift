import VSM

/// The states of a note: it can be written on at any time, also while it is being saved.
enum NoteViewState {
    case editing(NoteModel)
    case saving(NoteModel)
}

/// What can be done with the note.
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

/// The note as the app knows it, for all that show it.
protocol NoteStoring: AnyObject {
    var text: String { get }
    func save(_ text: String) async
}

/// The server that keeps the note.
protocol NoteServer {
    /// Keeps a text.
    ///
    /// - Returns: the text as it was kept.
    func keep(_ text: String) async -> String
}
