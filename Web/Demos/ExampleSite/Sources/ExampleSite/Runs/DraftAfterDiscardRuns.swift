import VSMWeb

@testable import SeededMistakes

/// A draft that returns after it was discarded, and the corrected version.
struct DraftAfterDiscardRuns: HTML {
    let files: ExampleFiles
    let clock: any Clock<Duration>

    var content: some HTML {
        RunView(
            title: "The mistake",
            explanation: "Type, discard the letter within half a second, and look for a draft.",
            clock: clock,
            service: .none
        ) { run in
            let drafts = run.part("Drafts") { Drafts() }
            let model = HastyLetterModel(drafts: drafts, clock: clock)
            LetterPanel(title: "Hasty model", model: model, drafts: drafts, run: run, files: files)
        }
        RunView(
            title: "Corrected",
            explanation: "Nothing runs after a cancelled sleep.",
            clock: clock,
            service: .none
        ) { run in
            let drafts = run.part("Drafts") { Drafts() }
            let model = LetterModel(drafts: drafts, clock: clock)
            LetterPanel(title: "Corrected model", model: model, drafts: drafts, run: run, files: files)
        }
    }
}

private struct LetterPanel: HTML {
    let title: String
    let model: any LetterModeling
    let drafts: Drafts
    let run: Run
    let files: ExampleFiles

    var content: some HTML {
        let recorder = run.recorder("Letter")
        FeaturePanel(title: title, layout: files.layout("Letter"), recorder: recorder) {
            LetterView(model: model, recorder: recorder)
            InspectionView(question: "Look for a draft") { drafts.draft.map { "The draft says \"\($0)\"." } ?? "None." }
        }
    }
}
