import Testing
import VSM

@testable import VSMWeb

/// A letter that cannot be changed until it is open.
private struct ClosedLetter {
    var text = ""
    var isOpen = false

    func write(_ text: String) -> ClosedLetter? { isOpen ? ClosedLetter(text: text, isOpen: true) : nil }
}

private struct ClosedLetterView: HTMLView {
    var initialState: ClosedLetter { ClosedLetter() }

    func body(_ container: StateContainer<ClosedLetter>) -> some HTML {
        LetterField(text: container.bind(\.text, whenOffered: { $0.write($1) }))
        p { "Says \(container.state.text)." }
        button { "Open" }.onClick { container.observe(ClosedLetter(isOpen: true)) }
    }
}

/// A view whose own state has nothing to do with the text.
private struct LetterField: HTMLView {
    let text: FieldBinding<String>
    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML { input(name: "text").bind(text) }
}

@MainActor
@Suite("Fields of a page that keep a value", .timeLimit(.minutes(10)))
struct KeptFieldTests {
    @Test("The page gives a field the kept text, which the state does not have, until it is written")
    func kept() {
        let page = TestPage { ClosedLetterView() }
        page.fire(.input, "input", EventPayload(value: "Dear"))
        #expect(page.html.contains("value=\"Dear\""))
        #expect(page.html.contains("Says ."))
        page.fire(.input, "input", EventPayload(value: ""))
        #expect(!page.html.contains("value=\"Dear\""))
        page.fire(.input, "input", EventPayload(value: "Dear Ada"))
        page.fire(.click, "button")
        #expect(page.html.contains("Says Dear Ada."))
        #expect(page.html.contains("value=\"Dear Ada\""))
    }
}
