import Observation
import Testing
import VSMTesting

@testable import VSM

@MainActor
@Suite("Tracking the state of a container with the Observation framework")
struct TrackingTests {
    /// Reads a container like a view that is redrawn after each change, and counts the redraws.
    @MainActor
    private final class Drawing {
        private(set) var drawn: [Int] = []
        /// The state of the container at each notification.
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

    @Test("The tracker is notified before the state changes, once for each read of the state")
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

    @Test("The tracker is notified only about containers that it has read")
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

    @Test("A state that is observed during a notification is not missed")
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

    @Test("A state that arrives later is tracked, too")
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

    @Test("A tracked container is released like any other")
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

    #if os(Linux) || os(macOS)
    @Test("A program that tracks nothing creates no trackers, and containers of other actors never do")
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
    #endif
}
