import Testing
import VSM
import VSMTesting

/// Every form in which an asynchronous closure is observed without waiting for it.
enum ClosureForm: String, CaseIterable, CustomTestStringConvertible {
    case state = "closure"
    case sequence = "closure that returns a sequence"
    case stateSequence = "closure that returns a StateSequence"
    case observeAsync
    case observeAsyncSequence = "observeAsync with a sequence"
    case throttled
    case action = "ObservedAction"

    var testDescription: String { rawValue }

    /// Observes a closure.
    ///
    /// - Parameters:
    ///   - container: Observes it.
    ///   - work: Called in the closure. Its state is returned, alone or in a sequence.
    func observe(on container: StateContainer<Int>, _ work: @escaping () async -> Int) {
        switch self {
        case .state: container.observe { await work() }
        case .sequence: container.observe { () async in CountedSequence(await work()) }
        case .stateSequence:
            container.observe { () async in
                let state = await work()
                return StateSequence({ state })
            }
        case .observeAsync: container.observeAsync { await work() }
        case .observeAsyncSequence: container.observeAsync { () async in CountedSequence(await work()) }
        case .throttled: container.observe(ObservedAction { await work() }, throttled: .seconds(1, on: TestClock()))
        case .action: container.observe(ObservedAction { await work() })
        }
    }
}

/// A sequence of one state that reports each iterator that it creates.
struct CountedSequence: AsyncSequence {
    let state: Int
    let onIteration: () -> Void

    init(_ state: Int, onIteration: @escaping () -> Void = {}) {
        self.state = state
        self.onIteration = onIteration
    }

    func makeAsyncIterator() -> Iterator {
        onIteration()
        return Iterator(state: state)
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var state: Int?

        mutating func next(isolation: isolated (any Actor)?) async -> Int? {
            defer { state = nil }
            return state
        }
    }
}
