// A page with a container and a sequence of states needs no other import.

import VSMWeb

enum LetterViewState {
    case written(LetterModel)
    case sending
    case sent(at: String)
    case refused(FormErrors)
}

struct LetterModel {
    func send() -> StateSequence<LetterViewState> {
        StateSequence({ .sending }, { .sent(at: "noon") })
    }

    @StateSequenceBuilder
    func sendLater() -> StateSequence<LetterViewState> {
        First { LetterViewState.sending }
        Next { LetterViewState.sent(at: "midnight") }
    }
}

struct LetterView: HTMLView {
    var initialState: LetterViewState { .written(LetterModel()) }

    func body(_ container: StateContainer<LetterViewState>) -> some HTML {
        switch container.state {
        case .written(let model):
            button { "Send" }.onClick { container.observe(model.send()) }
            button { "Send Later" }.onClick { container.observe(model.sendLater(), debounced: .seconds(1)) }
        case .sending: p { "Sending…" }
        case .sent(let time): p { "Sent at \(time)" }.role(.status)
        case .refused(let errors): p { errors["address"] ?? "" }
        }
    }
}
