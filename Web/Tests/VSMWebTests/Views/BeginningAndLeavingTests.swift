import Testing
import VSM

@testable import VSMWeb

private enum EditorState: StateWithInitialAction {
    case initialized(String)
    case editing(String)

    func observeInitialAction(in container: StateContainer<EditorState>) {
        if case .initialized(let text) = self { container.observe(.editing(text)) }
    }

    var text: String {
        switch self {
        case .initialized: "nothing yet"
        case .editing(let text): text
        }
    }
}

/// The saved texts.
private final class Notebook {
    var begun: [String] = []
    var saved: [String] = []
    var onSave: () async -> Void = {}

    func save(_ text: String) -> FinishingAction<EditorState> {
        FinishingAction {
            self.begun.append(text)
            await self.onSave()
            #expect(!Task.isCancelled)
            self.saved.append(text)
            return .editing("saved \(text)")
        }
    }
}

private struct GenericEditor<State>: HTMLView {
    let initialState: State

    func body(_ container: StateContainer<State>) -> some HTML {
        p { "\(container.state)" }
    }
}

private struct Editor: HTMLView {
    let notebook: Notebook
    var interval: RateLimitTime = .seconds(3_600)

    var initialState: EditorState { .initialized("new") }

    func body(_ container: StateContainer<EditorState>) -> some HTML {
        input(name: "text").onInput { container.observe(notebook.save($0), debounced: interval, identifier: "text") }
        button { "Save" }.onClick { container.observe(notebook.save("now")) }
        p { container.state.text }
    }
}

@MainActor
@Suite("Views of a page that appear and leave", .timeLimit(.minutes(10)))
struct BeginningAndLeavingTests {
    @Test("The initial action starts in a generic view, too")
    func beginsInGenericView() {
        let page = TestPage { GenericEditor(initialState: EditorState.initialized("new")) }
        #expect(page.html.contains("editing(&quot;new&quot;)") || page.html.contains("editing(\"new\")"))
    }

    @Test("The initial action of the state type starts once, before the page is shown")
    func begins() {
        let page = TestPage { Editor(notebook: Notebook()) }
        #expect(page.html.contains(">new</p>"))
        #expect(!page.html.contains("nothing yet"))
    }

    @Test("A view with another key begins again")
    func beginsAgain() {
        let page = TestPage { Editor(notebook: Notebook()).key(1) }
        page.show { Editor(notebook: Notebook()).key(2) }
        #expect(page.html.contains(">new</p>"))
    }

    @Test("Typed text is saved when its view leaves within the debounce")
    func savesWhatIsTyped() async {
        let notebook = Notebook()
        let page = TestPage { Editor(notebook: notebook) }
        page.fire(.input, "input", EventPayload(value: "a"))
        page.fire(.input, "input", EventPayload(value: "ab"))
        await withCheckedContinuation { saved in
            notebook.onSave = { saved.resume() }
            page.show { p { "Another page" } }
            #expect(page.html == "<p>Another page</p>")
        }
        #expect(notebook.begun == ["ab"])
    }

    @Test("A save continues when its view leaves")
    func finishesSaving() async {
        let notebook = Notebook()
        let page = TestPage { Editor(notebook: notebook) }
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        await withCheckedContinuation { begun in
            notebook.onSave = {
                begun.resume()
                for await _ in gate {}
            }
            page.fire(.click, "button")
        }
        page.show { EmptyHTML() }
        #expect(notebook.saved.isEmpty)
        open.finish()
        while notebook.saved.isEmpty { await Task.yield() }
        #expect(notebook.saved == ["now"])
        #expect(page.html.isEmpty)
    }
}
