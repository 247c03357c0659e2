import Testing
import VSM

@MainActor
@Suite("A view that is an object and renders its state", .timeLimit(.minutes(10)))
struct RenderedViewStateTests {
    @Test("Reading the state renders the current one, and then every later one after the change")
    func afterTheChange() {
        let screen = Screen()
        #expect(screen.rendered.isEmpty)
        #expect(screen.state == 0)
        #expect(screen.rendered == [0])
        screen.$state.observe(1)
        screen.$state.observe(Just(2))
        screen.$state.observe(StateSequence(synchronousStates: [{ 3 }, { 4 }], states: []))
        #expect(screen.rendered == [0, 1, 2, 3, 4])
        #expect(screen.state == 4)
    }

    @Test("A render method with a parameter receives the new state while the property has the previous one")
    func beforeTheChange() {
        let screen = ComparingScreen(state: 0)
        screen.$state.startRendering(on: screen)
        screen.$state.observe(1)
        screen.$state.observe(2)
        #expect(screen.rendered == ["0 to 0", "0 to 1", "1 to 2"])
    }

    @Test("States that are applied before rendering starts are not rendered")
    func notStarted() {
        let screen = Screen()
        screen.$state.observe(1)
        screen.$state.observe(2)
        #expect(screen.rendered.isEmpty)
        screen.$state.startRendering(on: screen)
        #expect(screen.rendered == [2])
    }

    @Test("Rendering starts once, however often it is requested")
    func startsOnce() {
        let screen = Screen()
        screen.$state.startRendering(on: screen)
        screen.$state.startRendering(on: screen)
        _ = screen.state
        #expect(screen.rendered == [0])
        screen.$state.observe(1)
        #expect(screen.rendered == [0, 1])
    }

    @Test("Calls of render do not nest when the first one observes an action")
    func observesInTheFirstRender() {
        let screen = AdvancingScreen(state: 0, last: 3)
        _ = screen.state
        #expect(screen.calls == ["begin 0", "end 0", "begin 3", "end 3", "begin 3", "end 3", "begin 3", "end 3"])
    }

    @Test("Calls of render do not nest when a later one observes an action")
    func observesInALaterRender() {
        let screen = AdvancingScreen(state: 3, last: 3)
        _ = screen.state
        screen.calls = []
        screen.$state.observe(2)
        #expect(screen.calls == ["begin 2", "end 2", "begin 3", "end 3"])
    }

    @Test("States that are observed while another is rendered are passed to a render method with a parameter, in order")
    func observesBeforeTheChange() {
        let screen = AdvancingComparingScreen(state: 0, last: 3)
        _ = screen.state
        #expect(screen.rendered == [0, 1, 2, 3])
        #expect(screen.state == 3)
    }

    @Test("The view is not kept alive, and rendering ends with it")
    func weak() {
        let container = StateContainer(state: 0)
        var screen: SharedScreen? = SharedScreen(container: container)
        weak let reference = screen
        let record = screen!.record
        _ = screen?.state
        container.observe(1)
        screen = nil
        #expect(reference == nil)
        container.observe(2)
        #expect(record.numbers == [0, 1])
    }

    @Test("A projection does not keep the view alive, and renders nothing after the view is released")
    func heldProjection() {
        var screen: Screen? = Screen()
        let projection = screen!.$state
        weak let reference = screen
        _ = screen?.state
        screen = nil
        #expect(reference == nil)
        projection.observe(1)
    }

    @Test("Releasing the view ends the action that it observes")
    func endsTheAction() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let (begun, ended) = (Signal(), Signal())
        continuation.onTermination = { _ in ended.send() }
        continuation.yield(1)
        var screen: Screen? = Screen()
        _ = screen?.state
        screen?.$state.observe(
            stream.map { number in
                begun.send()
                return number
            }
        )
        await begun.waitIgnoringCancellation()
        weak let reference = screen
        screen = nil
        try #require(reference == nil)
        await ended.waitIgnoringCancellation()
    }

    @Test("A subclass renders with its own override")
    func override() {
        let screen = SpecialScreen()
        _ = screen.state
        screen.$state.observe(1)
        #expect(screen.rendered == [100, 101])
    }

    @Test("Two properties of one view render independently")
    func twoProperties() {
        let screen = DoubleScreen()
        #expect(screen.number == 0)
        #expect(screen.calls == ["number 0"])
        screen.$name.observe("b")
        #expect(screen.name == "b")
        screen.$number.observe(1)
        #expect(screen.calls == ["number 0", "name b", "number 1"])
    }

    @Test("The projection publishes the states and has observe(_:until:)")
    func projection() async {
        let screen = Screen()
        var published: [Int] = []
        let cancellable = screen.$state.didSetPublisher.sink { published.append($0) }
        let state = await screen.$state.observe(ObservedAction { 1 }, until: { $0 == 1 })
        #expect(state == 1)
        screen.$state.observeAsync { 2 }
        for await state in screen.$state.willSetPublisher.values where state == 2 { break }
        #expect(published == [0, 1, 2])
        cancellable.cancel()
    }

    @Test("The projection can be passed as StateObserving and StatePublishing")
    func passedOn() {
        let screen = Screen()
        advance(screen.$state)
        #expect(screen.state == 2)
    }

    private func advance(_ container: some StateContaining<Int>) {
        var published: [Int] = []
        let cancellable = container.willSetPublisher.sink { published.append($0) }
        container.observe(1)
        container.observe(StateSequence { 2 })
        cancellable.cancel()
        #expect(published == [0, 1, 2])
    }

    @Test("Outside of a class, the property can be read, and renders nothing")
    func bare() {
        let wrapper = RenderedViewState(wrappedValue: 0, render: Screen.render)
        wrapper.projectedValue.observe(1)
        #expect(wrapper.wrappedValue == 1)
    }

    @Test("startRendering with an object of another class has no effect")
    func startedOnAnotherClass() {
        final class Counter {
            var renders = 0

            func render() { renders += 1 }
        }
        let counter = Counter()
        let wrapper = RenderedViewState(wrappedValue: 0, render: Counter.render)
        wrapper.projectedValue.startRendering(on: StateContainer(state: 0))
        wrapper.projectedValue.observe(1)
        #expect(wrapper.wrappedValue == 1)
        #expect(counter.renders == 0)
        wrapper.projectedValue.startRendering(on: counter)
        #expect(counter.renders == 1)
    }

    #if os(Linux) || os(macOS)
    @Test("A render method of another class traps with a message that says what to do")
    func otherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = MistakenScreen().state }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("was read in MistakenScreen, but its `render` is a method of another class"))
    }
    #endif
}

@MainActor
private class Screen {
    @RenderedViewState(render: Screen.render) var state = 0
    var rendered: [Int] = []

    func render() { rendered.append(state) }
}

private final class SpecialScreen: Screen {
    override func render() { rendered.append(100 + state) }
}

@MainActor
private class ComparingScreen {
    @RenderedViewState var state: Int
    var rendered: [String] = []

    required init(state: Int) {
        _state = .init(wrappedValue: state, render: Self.render)
    }

    func render(newState: Int) { rendered.append("\(state) to \(newState)") }
}

/// A screen whose render method observes the next action, up to the last state.
@MainActor
private final class AdvancingScreen {
    @RenderedViewState var state: Int
    let last: Int
    var calls: [String] = []

    init(state: Int, last: Int) {
        self.last = last
        _state = .init(wrappedValue: state, render: AdvancingScreen.render)
    }

    func render() {
        calls.append("begin \(state)")
        let begun = state
        while state < last { $state.observe(state + 1) }
        calls.append("end \(begun)")
    }
}

@MainActor
private final class AdvancingComparingScreen {
    @RenderedViewState var state: Int
    let last: Int
    var rendered: [Int] = []

    init(state: Int, last: Int) {
        self.last = last
        _state = .init(wrappedValue: state, render: AdvancingComparingScreen.render)
    }

    func render(newState: Int) {
        rendered.append(newState)
        if newState < last { $state.observe(newState + 1) }
    }
}

@MainActor
private final class SharedScreen {
    final class Record { var numbers: [Int] = [] }

    @RenderedViewState var state: Int
    let record = Record()

    init(container: StateContainer<Int>) {
        _state = .init(container: container, render: SharedScreen.render)
    }

    func render(newState: Int) { record.numbers.append(newState) }
}

@MainActor
private final class DoubleScreen {
    @RenderedViewState(render: DoubleScreen.renderNumber) var number = 0
    @RenderedViewState(render: DoubleScreen.renderName) var name = "a"
    var calls: [String] = []

    func renderNumber() { calls.append("number \(number)") }
    func renderName(_ name: String) { calls.append("name \(name)") }
}

@MainActor
private final class MistakenScreen {
    @RenderedViewState(render: Screen.render) var state = 0
}
