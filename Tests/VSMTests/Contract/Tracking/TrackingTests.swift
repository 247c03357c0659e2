import Observation
import Testing
import VSMTesting

@testable import VSM

@MainActor
@Suite("Who tracks the state of a container with the Observation framework")
struct TrackingTests {
    /// Reads a container as a view does that is drawn again after each change; counts the drawings.
    @MainActor
    private final class Drawing {
        private(set) var drawn: [Int] = []
        /// What the container had when the tracker heard of each change.
        private(set) var beforeChange: [Int] = []
        private let container: StateContainer<Int>
        private var isValid = false

        init(_ container: StateContainer<Int>) {
            self.container = container
        }

        func drawIfNeeded() {
            guard !isValid else { return }
            isValid = true
            withObservationTracking {
                drawn.append(container.state)
            } onChange: {
                MainActor.assumeIsolated {
                    self.isValid = false
                    self.beforeChange.append(self.container.storage.state)
                }
            }
        }
    }

    @Test("It hears of a change before the state changes, once for each time that it read the state")
    func changes() {
        let container = StateContainer(state: 0)
        let drawing = Drawing(container)
        drawing.drawIfNeeded()
        drawing.drawIfNeeded()
        #expect(drawing.drawn == [0])
        for state in 1...2 { container.observe(state) }
        #expect(drawing.beforeChange == [0])
        drawing.drawIfNeeded()
        container.observe(StateSequence({ 3 }))
        drawing.drawIfNeeded()
        #expect(drawing.drawn == [0, 2, 3])
        #expect(drawing.beforeChange == [0, 2])
    }

    @Test("It hears of its own container only, and of none that it did not read")
    func others() {
        let container = StateContainer(state: 0)
        let other = StateContainer(state: 0)
        let drawing = Drawing(container)
        drawing.drawIfNeeded()
        other.observe(1)
        #expect(drawing.beforeChange.isEmpty)
        container.observe(1)
        #expect(drawing.beforeChange == [0])
    }

    @Test("A state that is observed while subscribers are told is not missed")
    func reentrant() {
        let container = StateContainer(state: 0)
        let drawing = Drawing(container)
        let subscription = container.$state.sink { state in
            drawing.drawIfNeeded()
            if state == 1 { container.observe(2) }
        }
        container.observe(1)
        drawing.drawIfNeeded()
        #expect(drawing.drawn.last == 2)
        subscription.cancel()
    }

    @Test("A state that arrives later is tracked as well")
    func asynchronous() async {
        let container = StateContainer(state: 0)
        let (changes, changed) = AsyncStream.makeStream(of: Void.self)
        withObservationTracking {
            _ = container.state
        } onChange: {
            changed.finish()
        }
        container.observe { 1 }
        for await _ in changes {}
    }

    @Test("Observations of a container are its states")
    func observations() async {
        let container = StateContainer(state: 0)
        var states = Observations { container.state }.makeAsyncIterator()
        #expect(await states.next() == 0)
        container.observe(1)
        #expect(await states.next() == 1)
    }

    @Test("A container that is tracked is released as any other")
    func release() {
        weak var released: StateContainer<Int>?
        do {
            let container = StateContainer(state: 0)
            released = container
            withObservationTracking {
                _ = container.state
            } onChange: {
            }
            container.observe(AsyncStream<Int> { _ in })
        }
        #expect(released == nil)
    }

    @Test("A program in which nothing tracks makes nothing for it, and containers of other actors never do")
    func unused() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let container = StateContainer(state: 0)
            func isTracked() -> Bool { container.storage.tracker != nil || container.storage.hasSubscribers }
            precondition(container.state == 0 && !isTracked())
            withObservationTracking {
                _ = container.state
            } onChange: {
            }
            precondition(isTracked())
            await TestActor().run { actor in
                let container = StateContainer(state: 0, isolation: actor)
                withObservationTracking {
                    precondition(container.state == 0)
                } onChange: {
                    fatalError("This container has another owner.")
                }
                container.observe(1)
                precondition(container.storage.tracker == nil)
            }
        }
    }
}
