@_spi(Inspection) import VSMInspector
import VSMWeb

@testable import SeededMistakes

/// A late save, and the corrected version.
struct LateSaveRuns: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "The mistake",
            explanation: """
                Let the service answer when you choose. Save "Dear" and "Dear Ada", and answer the second request first: the \
                note says "Dear" when it is opened again.
                """,
            clock: clock,
            service: .reliable
        ) { run in
            let store = run.part("Note") { ForgetfulNoteStore(server: NoteService(service: run.service)) }
            NotePanel(title: "Forgetful store", store: store, run: run, layout: files.layout("Note"))
        }
        RunView(
            title: "Corrected",
            explanation: "Only the answer to the newest save counts.",
            clock: clock,
            service: .reliable
        ) { run in
            let store = run.part("Note") { NoteStore(server: NoteService(service: run.service)) }
            NotePanel(title: "Corrected store", store: store, run: run, layout: files.layout("Note"))
        }
    }
}

private struct NotePanel: HTML {
    let title: String
    let store: any NoteStoring
    let run: Run
    let layout: DiagramLayout

    var content: some HTML {
        let recorder = run.recorder("Note")
        FeaturePanel(title: title, layout: layout, recorder: recorder) {
            NoteView(store: store, recorder: recorder)
            InspectionView(question: "Open the note again") { "It says \"\(store.text)\"." }
        }
    }
}
