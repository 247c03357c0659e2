import Testing
import VSM
import VSMTesting

// snippet.editing
struct LetterViewState: MutatingCopyable {
    var text: String
    var saving: Saving

    enum Saving {
        case saved(LetterEditor)
        case saving
        case failed(LetterEditor)
    }
}
// snippet.end

struct LetterEditor {
    let save: (String) async -> Bool

    // snippet.copying
    func saveText(of state: LetterViewState) -> StateSequence<LetterViewState> {
        StateSequence(
            { state.copy(mutatingPath: \.saving, value: .saving) },
            { state.copy(mutatingPath: \.saving, value: await save(state.text) ? .saved(self) : .failed(self)) }
        )
    }
    // snippet.end
}

@Suite("States: data in every state")
struct LetterFeatureTests {
    @Test("The text stays while the letter is saved")
    func saves() {
        withTestHost { host in
            let editor = LetterEditor(save: { _ in false })
            let state = LetterViewState(text: "Dear Ada", saving: .saved(editor))
            let journey = host.journey(of: editor.saveText(of: state))
            host.runUntilIdle()
            journey.expect(["saving: Dear Ada", "failed: Dear Ada"]) { state in
                switch state.saving {
                case .saved: "saved: \(state.text)"
                case .saving: "saving: \(state.text)"
                case .failed: "failed: \(state.text)"
                }
            }
        }
    }
}
