// Asynchronous work in place of an action that the container observes.

import VSM
import VSMWeb

struct LetterModel {
    func send() async -> LetterViewState { .sent }
}

enum LetterViewState {
    case written(LetterModel)
    case sent
}

func click(_ model: LetterModel, _ container: StateContainer<LetterViewState>) -> some HTML {
    // expected-error: 'onClick' is unavailable: The container waits for asynchronous work: container.observe { await … }.
    button { "Send" }.onClick { container.observe(await model.send()) }
}

func submission(_ model: LetterModel) -> some HTML {
    // expected-error: 'onSubmit' is unavailable: The container waits for asynchronous work
    form { button(submits: true) { "Send" } }.onSubmit { _ in _ = await model.send() }
}

struct Letter: Decodable {
    var text: String
}

func decodedSubmission(_ model: LetterModel) -> some HTML {
    // expected-error: 'onSubmit(as:_:)' is unavailable: The container waits for asynchronous work
    form { button(submits: true) { "Send" } }.onSubmit(as: Letter.self) { _ in _ = await model.send() }
}

func text(_ model: LetterModel) -> some HTML {
    // expected-error: 'onInput' is unavailable: The container waits for asynchronous work
    input(name: "text").onInput { _ in _ = await model.send() }
}

func change(_ model: LetterModel) -> some HTML {
    // expected-error: 'onChange' is unavailable: The container waits for asynchronous work
    input(name: "text").onChange { _ in _ = await model.send() }
}

func toggle(_ model: LetterModel) -> some HTML {
    // expected-error: 'onToggle' is unavailable: The container waits for asynchronous work
    checkbox(name: "urgent", isChecked: false).onToggle { _ in _ = await model.send() }
}

func appearance(_ model: LetterModel) -> some HTML {
    // expected-error: 'onAppear' is unavailable: The container waits for asynchronous work
    div { "Letter" }.onAppear { _ = await model.send() }
}
