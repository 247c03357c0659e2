import SwiftUI
import Testing
import VSM

@MainActor
@Suite("Bindings of a value of the state to an action that not every state offers", .timeLimit(.minutes(10)))
struct OfferedBindingTests {
    /// A list that can be searched when it has been loaded.
    struct ListState {
        var text = ""
        var isEnglish = false
        var isLoaded = true
        var searches: [String] = []

        var list: LoadedList? { isLoaded ? LoadedList(state: self) : nil }
    }

    struct LoadedList {
        let state: ListState

        func search(_ text: String) -> StateSequence<ListState> {
            var next = state
            next.text = text
            next.searches.append(text)
            return StateSequence(next)
        }

        func translate(_ isEnglish: Bool) -> ListState {
            var next = state
            next.isEnglish = isEnglish
            return next
        }
    }

    let container = StateContainer(state: ListState())

    private var text: Binding<String> { container.bind(\.text, whenOffered: { $0.list?.search($1) }) }
    private var isEnglish: Binding<Bool> { container.bind(\.isEnglish, whenOffered: { $0.list?.translate($1) }) }

    /// Observes the same state, loaded or not.
    private func set(isLoaded: Bool) {
        var state = container.state
        state.isLoaded = isLoaded
        container.observe(state)
    }

    @Test("The action is observed if the state offers it")
    func offered() {
        text.wrappedValue = "asp"
        #expect(container.state.searches == ["asp"])
        #expect(text.wrappedValue == "asp")
    }

    @Test("A value that is written without an action is kept, and observed in the next state that offers the action")
    func kept() {
        set(isLoaded: false)
        text.wrappedValue = "a"
        text.wrappedValue = "asp"
        #expect(text.wrappedValue == "asp")
        #expect(container.state.text.isEmpty)
        set(isLoaded: false)
        #expect(container.state.searches.isEmpty)
        set(isLoaded: true)
        #expect(container.state.searches == ["asp"])
        #expect(text.wrappedValue == "asp")
        set(isLoaded: true)
        #expect(container.state.searches == ["asp"])
    }

    @Test("The values of several controls are kept, and observed in the order in which they were written")
    func severalControls() {
        set(isLoaded: false)
        isEnglish.wrappedValue = true
        text.wrappedValue = "asp"
        set(isLoaded: true)
        #expect(container.state.isEnglish)
        #expect(container.state.text == "asp")
        #expect(container.state.searches == ["asp"])
    }

    @Test("A value that is written without an action does not end the running action")
    func running() async {
        let (numbers, number) = AsyncStream.makeStream(of: Int.self)
        container.observe(
            StateSequence(ListState(isLoaded: false)).then {
                for await _ in numbers { break }
                return ListState()
            }
        )
        text.wrappedValue = "asp"
        number.yield(1)
        for await state in container.states where state.isLoaded { break }
        #expect(container.state.searches == ["asp"])
    }

    @Test("Writing the value that the binding has does nothing, in any state")
    func unchanged() {
        text.wrappedValue = ""
        #expect(container.state.searches.isEmpty)
        set(isLoaded: false)
        text.wrappedValue = "asp"
        text.wrappedValue = ""
        set(isLoaded: true)
        #expect(container.state.searches.isEmpty)
    }

    @Test("A kept value is dropped when a state has it already")
    func reached() {
        set(isLoaded: false)
        text.wrappedValue = "asp"
        container.observe(ListState(text: "asp"))
        container.observe(ListState(text: "oak"))
        #expect(text.wrappedValue == "oak")
        #expect(container.state.searches.isEmpty)
    }

    @Test("A value that may be nil is kept like any other")
    func optionalValue() {
        struct Choice {
            var number: Int? = 1
            var isOpen = true

            func choose(_ number: Int?) -> Choice? { isOpen ? Choice(number: number) : nil }
        }
        let container = StateContainer(state: Choice())
        let number = container.bind(\.number, whenOffered: { $0.choose($1) })
        #expect(number.wrappedValue == 1)
        container.observe(Choice(isOpen: false))
        number.wrappedValue = nil
        #expect(number.wrappedValue == nil)
        container.observe(Choice(number: 2))
        #expect(container.state.number == nil)
    }

    @Test("A container that keeps a value is released")
    func released() {
        var container: StateContainer? = StateContainer(state: ListState(isLoaded: false))
        weak let reference = container
        container?.bind(\.text, whenOffered: { $0.list?.search($1) }).wrappedValue = "asp"
        container = nil
        #expect(reference == nil)
    }

    @Test("The projection of @RenderedViewState and other types that forward to a container have it, too")
    func forwarding() {
        struct ListView: ViewStateRendering {
            let container: StateContainer<ListState>
        }
        let view = ListView(container: container)
        view.bind(\.text, whenOffered: { $0.list?.search($1) }).wrappedValue = "asp"
        view.observeIfOffered { $0.list?.search("oak") }
        #expect(container.state.searches == ["asp", "oak"])
    }
}
