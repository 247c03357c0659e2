/// The mistake: the store assumes that the answer that arrives last belongs to the text that was written last.
///
/// The container drops the state of the superseded save, but the store's own text is not a state.
///
/// What a user sees: rarely, on a slow connection, the last words are missing when the note is opened again.
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
