import VSM
import VSMWeb

@testable import SeededMistakes

/// Writes a letter, with a model whose drafts come back or with the corrected one.
struct LetterView: HTMLView {
    let model: any LetterModeling
    let recorder: JourneyRecorder

    var initialState: LetterViewState { recorder.starting(with: .writing(model)) }

    func body(_ container: StateContainer<LetterViewState>) -> some HTML {
        div {
            switch container.state {
            case .writing(let model), .kept(let model):
                DraftField(label: "Letter", text: "") {
                    recorder.named("type", in: container).observe(model.type($0))
                }
                Indicator(text: isKept(container.state) ? "A draft is saved." : "")
                button { "Discard" }
                    .class("button quiet")
                    .onClick { recorder.named("discard", in: container).observe(model.discard()) }
            case .discarded:
                p { "The letter is discarded." }.class("result")
            }
        }.class("form").onAppear { container.attach(recorder) }
    }

    private func isKept(_ state: LetterViewState) -> Bool {
        if case .kept = state { true } else { false }
    }
}
