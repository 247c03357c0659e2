import Testing
import VSM

/// The forms of `observe` that vsm-ios 1.x has, each called from the thread pool, as a nonisolated asynchronous test does.
///
/// In this case, 1.x sets the states on the main thread. In Swift 5 mode, the compiler does not warn.
enum ObservedForm: String, CaseIterable {
    case state, publisher, stateSequence, sequence, asynchronous, asynchronousSequence
    case debouncedState, debouncedPublisher, debouncedStateSequence, debouncedSequence
    case debouncedAsynchronous, debouncedAsynchronousSequence

    func observe(_ lamp: Lamp, in container: StateContainer<Shade>) {
        switch self {
        case .state: container.observe(lamp.dim())
        case .publisher: container.observe(lamp.publish())
        case .stateSequence: container.observe(lamp.dimSlowly())
        case .sequence: container.observe(dimmed())
        case .asynchronous: container.observeAsync { await lamp.dimLater() }
        case .asynchronousSequence: container.observeAsync { self.dimmed() }
        case .debouncedState: container.observe(lamp.dim(), debounced: .milliseconds(1))
        case .debouncedPublisher: container.observe(lamp.publish(), debounced: .milliseconds(1))
        case .debouncedStateSequence: container.observe(lamp.dimSlowly(), debounced: .milliseconds(1))
        case .debouncedSequence: container.observe(self.dimmed(), debounced: .milliseconds(1))
        case .debouncedAsynchronous:
            container.observeAsync({ await lamp.dimLater() }, debounced: .milliseconds(1), identifier: "later")
        case .debouncedAsynchronousSequence:
            container.observeAsync({ self.dimmed() }, debounced: .milliseconds(1), identifier: "sequence")
        }
    }

    private func dimmed() -> AsyncStream<Shade> {
        AsyncStream { continuation in
            continuation.yield(.dark)
            continuation.finish()
        }
    }
}

@Suite("Containers in the thread pool")
struct ThreadPoolTests {
    @Test("Each form leads to its state, which subscribers receive on the main actor", arguments: ObservedForm.allCases)
    func observe(_ form: ObservedForm) async {
        let (states, received) = AsyncStream.makeStream(of: Bool.self)
        let container = StateContainer<Shade>(state: .light(Lamp()))
        let subscription = container.$state.sink { state in
            MainActor.preconditionIsolated()
            if case .dark = state { received.yield(true) } else { received.yield(false) }
        }
        form.observe(Lamp(), in: container)
        var iterator = states.makeAsyncIterator()
        #expect(await iterator.next() == false)
        #expect(await iterator.next() == true)
        subscription.cancel()
    }
}
