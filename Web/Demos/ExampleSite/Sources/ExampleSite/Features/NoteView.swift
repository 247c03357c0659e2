import VSM
import VSMWeb

@testable import SeededMistakes

/// Edits a note, which is saved by a store that forgets or by the corrected one.
struct NoteView: HTMLView {
    let store: any NoteStoring
    let recorder: JourneyRecorder

    var initialState: NoteViewState { recorder.starting(with: .editing(NoteModel(store: store))) }

    func body(_ container: StateContainer<NoteViewState>) -> some HTML {
        form {
            label {
                "Note"
                input(name: "note").class("field").maxLength(40)
            }
            button(submits: true) { "Save" }.class("button")
            Indicator(text: isSaving(container.state) ? "Saving..." : "", isBusy: isSaving(container.state))
        }
        .class("form")
        .onSubmit { values in
            switch container.state {
            case .editing(let model), .saving(let model):
                recorder.named("save", in: container).observe(model.save(values["note"] ?? ""))
            }
        }
        .onAppear { container.attach(recorder) }
    }

    private func isSaving(_ state: NoteViewState) -> Bool {
        if case .saving = state { true } else { false }
    }
}

/// The server of the note.
struct NoteService: NoteServer {
    private enum Answer: String, CaseIterable, Sendable {
        case stored
    }

    let service: SimulatedService

    func keep(_ text: String) async -> String {
        _ = await service.outcome(of: "keep \"\(text)\"", among: Answer.allCases)
        return text
    }
}
