import Testing
import VSM

@testable import VSMWeb

private enum CounterState {
    case initialized
    case counting(Int)
}

private struct CounterView: HTMLView {
    var label = "Count"
    var onAppearance: () -> Void = {}

    var initialState: CounterState { .initialized }

    func body(_ container: StateContainer<CounterState>) -> some HTML {
        div {
            switch container.state {
            case .initialized: p { "\(label) nothing" }
            case .counting(let count):
                button { "\(label) \(count)" }.onClick { container.observe(.counting(count + 1)) }
            }
        }.onAppear {
            onAppearance()
            if case .initialized = container.state { container.observe(.counting(0)) }
        }
    }
}

@MainActor
@Suite("Pages of views with states", .timeLimit(.minutes(10)))
struct LivePageTests {
    @Test("An action on appearing runs once, before the page is shown")
    func appearance() {
        var appearances = 0
        let page = TestPage { CounterView { appearances += 1 } }
        #expect(page.html.contains("Count 0"))
        page.fire(.click, "button")
        #expect(page.html.contains("Count 1"))
        #expect(appearances == 1)
    }

    @Test("Each place has its own state")
    func places() {
        let page = TestPage {
            CounterView(label: "A")
            CounterView(label: "B")
        }
        page.fire(.click, "button", at: 1)
        #expect(page.html.contains("A 0") && page.html.contains("B 1"))
    }

    @Test("A view keeps its state when the content around it is rendered again")
    func keepsState() {
        let page = TestPage { CounterView(label: "A") }
        page.fire(.click, "button")
        page.show { CounterView(label: "B") }
        #expect(page.html.contains("B 1"))
    }

    @Test("A view with another key starts again")
    func key() {
        let page = TestPage { CounterView().key(1) }
        page.fire(.click, "button")
        page.show { CounterView().key(2) }
        #expect(page.html.contains("Count 0"))
    }

    @Test("Rows keep their states when they move")
    func rows() {
        func rows(_ names: [String]) -> some HTML { forEach(names, key: \.self) { CounterView(label: $0) } }
        let page = TestPage { rows(["A", "B"]) }
        page.fire(.click, "button", at: 1)
        page.show { rows(["B", "C", "A"]) }
        #expect(page.html.contains("B 1") && page.html.contains("C 0") && page.html.contains("A 0"))
    }

    @Test("Only the handlers of the current state exist")
    func handlers() throws {
        struct Once: HTMLView {
            var initialState: Bool { false }
            func body(_ container: StateContainer<Bool>) -> some HTML {
                if container.state {
                    p { "done" }
                } else {
                    button { "do" }.onClick { container.observe(true) }
                }
            }
        }
        let page = TestPage { Once() }
        let pressed = try #require(page.element("button"))
        #expect(page.page.element(pressed)?.handler(for: .click) != nil)
        #expect(page.page.element(pressed)?.handler(for: .submit) == nil)
        page.fire(.click, "button")
        #expect(page.html == "<p>done</p>")
        #expect(page.page.element(pressed)?.handler(for: .click) == nil)
    }

    @Test("Events carry the values that a person entered")
    func payloads() {
        var heard: [String] = []
        let page = TestPage {
            form {
                input(name: "text").onInput { heard.append("input \($0)") }.onChange { heard.append("change \($0)") }
                checkbox(name: "box", isChecked: false).onToggle { heard.append("toggle \($0)") }
            }.onSubmit { heard.append("submit \($0["text"] ?? "nothing")") }
        }
        page.fire(.input, "input", EventPayload(value: "a"))
        page.fire(.change, "input", EventPayload(value: "ab"))
        page.fire(.change, "input", at: 1, EventPayload(isChecked: true))
        page.fire(.submit, "form", EventPayload(fields: ["text": ["ab"]]))
        #expect(heard == ["input a", "change ab", "toggle true", "submit ab"])
    }

    @Test("A view that leaves the page ends its action")
    func leaving() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        continuation.onTermination = { _ in end.finish() }
        struct Follower: HTMLView {
            let stream: AsyncStream<Int>
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                p { "\(container.state)" }.onAppear { container.observe(stream) }
            }
        }
        let page = TestPage { Follower(stream: stream) }
        await withCheckedContinuation { changed in
            page.page.onChange = { changed.resume() }
            continuation.yield(7)
        }
        page.page.onChange = {}
        #expect(page.html == "<p>7</p>")
        page.show { EmptyHTML() }
        #expect(page.html.isEmpty)
        for await _ in ended {}
    }

    @Test("The handlers of a view that left the page are gone, including those of nested views")
    func handlersOfViewsThatLeft() throws {
        struct Outer: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML { div { CounterView() } }
        }
        let page = TestPage { Outer() }
        let pressed = try #require(page.element("button"))
        #expect(page.page.element(pressed)?.handler(for: .click) != nil)
        page.show { EmptyHTML() }
        #expect(page.html.isEmpty)
        #expect(page.page.element(pressed)?.handler(for: .click) == nil)
    }

    @Test("Views that keep changing each other are still shown")
    func endless() {
        struct Restless: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                p { "x" }.key(container.state).onAppear { container.observe(container.state + 1) }
            }
        }
        let page = TestPage { Restless() }
        #expect(page.page.isRestless)
        #expect(!page.page.needsRendering)
        #expect(page.html.hasSuffix(">x</p>"))
    }

    @Test("A piece under another key appears again")
    func appearanceUnderKey() {
        var appearances: [Int] = []
        func content(_ key: Int) -> some HTML { p { "x" }.key(key).onAppear { appearances.append(key) } }
        let page = TestPage { content(1) }
        page.show { content(1) }
        _ = page.html
        page.show { content(2) }
        _ = page.html
        #expect(appearances == [1, 2])
    }

    @Test("Leaving ends an action that retains its own container")
    func leavingActionThatHoldsItsContainer() async {
        let (numbers, _) = AsyncStream.makeStream(of: Int.self)
        let (steps, step) = AsyncStream.makeStream(of: String.self)
        struct Holder: HTMLView {
            let numbers: AsyncStream<Int>
            let step: AsyncStream<String>.Continuation
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                p { "x" }.onAppear {
                    container.observe {
                        step.yield("began")
                        for await _ in numbers {}
                        step.yield("ended")
                        return container.state
                    }
                }
            }
        }
        let page = TestPage { Holder(numbers: numbers, step: step) }
        var iterator = steps.makeAsyncIterator()
        #expect(await iterator.next() == "began")
        page.show { EmptyHTML() }
        _ = page.html
        #expect(await iterator.next() == "ended")
    }

    @Test("Metadata of a view takes precedence over earlier metadata of a nested view")
    func metadataInOrder() {
        struct Inner: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML { pageTitle("Inner") }
        }
        let page = TestPage {
            div { Inner() }
            p { pageTitle("Outer") }
        }
        #expect(page.page.metadata.title == "Outer")
        #expect(page.html == "<div></div><p></p>")
    }

    @Test("The last title and status in the page apply, including those of nested views")
    func metadata() {
        struct Inner: HTMLView {
            var initialState: Int { 0 }
            func body(_ container: StateContainer<Int>) -> some HTML {
                pageTitle("Inner")
                pageStatus(.notFound)
            }
        }
        let page = TestPage {
            pageTitle("Outer")
            div { Inner() }
        }
        #expect(page.page.metadata == PageMetadata(title: "Inner", status: .notFound))
    }
}
