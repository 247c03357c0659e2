/// The corrected version of ``ForgetfulNoteStore``: only the answer to the latest save counts.
final class NoteStore: NoteStoring {
    private let server: any NoteServer
    private var saveCount = 0
    private(set) var text = ""

    init(server: any NoteServer) {
        self.server = server
    }

    func save(_ text: String) async {
        saveCount += 1
        let number = saveCount
        let kept = await server.keep(text)
        guard number == saveCount else { return }
        self.text = kept
    }
}
