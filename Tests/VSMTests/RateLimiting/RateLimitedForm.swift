import Testing
import VSM
import VSMTesting

/// Every form of `observe` that can be debounced and throttled.
enum RateLimitedForm: String, CaseIterable, CustomTestStringConvertible {
    case state
    case stateSequence = "StateSequence"
    case sequence = "asynchronous sequence"
    case closure
    case closureWithSequence = "closure that returns a sequence"
    case publisher
    case observeAsync
    case observeAsyncWithSequence = "observeAsync with a closure that returns a sequence"

    var testDescription: String { rawValue }

    /// Observes an action that returns a state.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - container: Observes the action.
    ///   - clock: Measures the time; the interval is a second.
    ///   - onCall: Called when the action is called.
    func debounce(_ state: Int, on container: StateContainer<Int>, clock: TestClock, onCall: @escaping () -> Void) {
        func called<Returned>(_ returned: Returned) -> Returned {
            onCall()
            return returned
        }
        switch self {
        case .state:
            container.observe(called(state), debounced: .seconds(1, on: clock))
        case .stateSequence:
            container.observe(called(StateSequence({ state })), debounced: .seconds(1, on: clock))
        case .sequence:
            container.observe(called(stream(of: state)), debounced: .seconds(1, on: clock))
        case .closure:
            container.observe({ called(state) }, debounced: .seconds(1, on: clock))
        case .closureWithSequence:
            container.observe({ called(StateSequence({ state })) }, debounced: .seconds(1, on: clock))
        case .publisher:
            container.observe(called(Just(state)), debounced: .seconds(1, on: clock))
        case .observeAsync:
            container.observeAsync({ called(state) }, debounced: .seconds(1, on: clock))
        case .observeAsyncWithSequence:
            container.observeAsync({ called(StateSequence({ state })) }, debounced: .seconds(1, on: clock))
        }
    }

    /// Observes a throttled action that returns a state; `observe` replaces `observeAsync`, which has no such form.
    func throttle(_ state: Int, on container: StateContainer<Int>, clock: TestClock, onCall: @escaping () -> Void) {
        func called<Returned>(_ returned: Returned) -> Returned {
            onCall()
            return returned
        }
        switch self {
        case .state:
            container.observe(ObservedAction(called(state)), throttled: .seconds(1, on: clock))
        case .stateSequence:
            container.observe(called(StateSequence({ state })), throttled: .seconds(1, on: clock))
        case .sequence:
            container.observe(ObservedAction(called(stream(of: state))), throttled: .seconds(1, on: clock))
        case .closure, .observeAsync:
            container.observe(ObservedAction { called(state) }, throttled: .seconds(1, on: clock))
        case .closureWithSequence, .observeAsyncWithSequence:
            container.observe(ObservedAction { called(StateSequence({ state })) }, throttled: .seconds(1, on: clock))
        case .publisher:
            container.observe(ObservedAction(called(Just(state))), throttled: .seconds(1, on: clock))
        }
    }

    private func stream(of state: Int) -> AsyncStream<Int> {
        AsyncStream {
            $0.yield(state)
            $0.finish()
        }
    }
}
