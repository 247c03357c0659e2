import Testing
import VSM
import VSMTesting

/// Actions that run until they are superseded, one for each shape, and two that wait until they are due.
enum EndlessAction: String, CaseIterable, CustomTestStringConvertible {
    case closure
    case sequence
    case closureWithSequence = "closure that returns a sequence"
    case stateSequence = "StateSequence"
    case builtSequence = "StateSequence from a builder"
    case continuedSequence = "StateSequence that continues with another one"
    case publisher
    case emittedElsewhere = "publisher that emits on another thread"
    case merged = "merged publishers"
    case debounced
    case throttled

    /// The actions that are neither debounced nor throttled.
    static let withoutRateLimit = allCases.filter { $0 != .debounced && $0 != .throttled }

    var testDescription: String { rawValue }

    /// Observes the action and returns when it has begun or, with a rate limit, when it waits.
    ///
    /// - Parameter container: Observes the action.
    /// - Returns: A signal that is sent when everything that the action retained has been released.
    func begin(on container: StateContainer<Int>) async -> Signal {
        let released = Signal()
        switch self {
        case .closure, .sequence, .closureWithSequence, .stateSequence, .builtSequence, .continuedSequence:
            let waits = Signal()
            beginTask(on: container, holding: Lifeline(released), waits)
            await waits.waitIgnoringCancellation()
        case .publisher, .emittedElsewhere, .merged:
            beginSubscription(on: container, holding: Lifeline(released))
        case .debounced, .throttled:
            let clock = TestClock()
            beginWaiting(on: container, holding: Lifeline(released), clock)
            await clock.waitForSleeper(until: .seconds(1))
        }
        return released
    }

    private func beginTask(on container: StateContainer<Int>, holding lifeline: Lifeline, _ waits: Signal) {
        let endless = { () async -> Int in
            waits.send()
            await waitForCancellation()
            withExtendedLifetime(lifeline) {}
            return 1000
        }
        let numbers = AsyncStream { $0.yield(1) }.map { [lifeline] number in
            waits.send()
            withExtendedLifetime(lifeline) {}
            return number
        }
        switch self {
        case .closure: container.observe(endless)
        case .sequence: container.observe(numbers)
        case .closureWithSequence: container.observe { () async in numbers }
        case .stateSequence: container.observe(StateSequence({ 1 }, endless))
        case .continuedSequence:
            container.observe(StateSequence({ 1 }).then { StateSequence(synchronousStates: [], states: [endless]) })
        default: container.observe(built(endless))
        }
    }

    @StateSequenceBuilder
    private func built(_ endless: @escaping () async -> Int) -> StateSequence<Int> {
        1
        Next(action: endless)
    }

    private func beginSubscription(on container: StateContainer<Int>, holding lifeline: Lifeline) {
        let subject = PassthroughSubject<Int, Never>()
        let publisher = subject.map { @Sendable number in
            withExtendedLifetime(lifeline) {}
            return number
        }
        switch self {
        case .publisher:
            container.observe(publisher)
            subject.send(1)
        case .emittedElsewhere:
            container.observe(publisher)
            onAnotherThread { subject.send(1) }
        default:
            container.observe(publisher.merge(with: CurrentValueSubject(1)))
        }
    }

    private func beginWaiting(on container: StateContainer<Int>, holding lifeline: Lifeline, _ clock: TestClock) {
        func never() -> Int {
            withExtendedLifetime(lifeline) {}
            Issue.record("An action was called before it was due.")
            return 1000
        }
        switch self {
        case .debounced:
            container.observe(never(), debounced: .seconds(1, on: clock))
        default:
            container.observe(ObservedAction(1), throttled: .seconds(1, on: clock), identifier: self)
            container.observe(ObservedAction(never()), throttled: .seconds(1, on: clock), identifier: self)
        }
    }
}
