/// The mistake: what the server answers last is taken for what was written last.
///
/// The container drops the state of the save that was superseded, but what the store notes is not a state of it.
///
/// What a user sees: rarely, and only on a slow connection, the last words are gone when the note is opened again.
final class ForgetfulNoteStore: NoteStoring {
    private let server: any NoteServer
    private(set) var text = ""

    init(server: any NoteServer) {
        self.server = server
    }

    func save(_ text: String) async {
        self.text = await server.keep(text)
    }
}
