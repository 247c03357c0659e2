#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ObservedAction {
    /// Creates an action that returned a sequence of states, some of which may be available immediately.
    @inlinable
    public init(_ stateSequence: StateSequence<State>) {
        self.init(.stateSequence) { run in
            var states = stateSequence
            while let state = states.nextReady() {
                guard run.write(state) else { return }
            }
            if states.isEmpty { return run.finish() }
            // Before the turn: an action that has nothing left to finish neither waits nor is waited for.
            if states.isFollowing { run.setFollowing(true) }
            run.perform(StateSequenceOperation(states, run: run))
        }
    }
}

/// Writes the states of a sequence, one after the other.
///
/// It is an object, so that a part of the sequence is released when the next one is created. Unchecked: see
/// ``IsolatedOperation``.
@usableFromInline
final class StateSequenceOperation<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline var states: StateSequence<State>
    @usableFromInline let run: ActionRun<State>

    @inlinable
    init(_ states: StateSequence<State>, run: ActionRun<State>) {
        self.states = states
        self.run = run
    }

    @inlinable
    func run() async {
        var states = states
        self.states = .empty
        while let state = await states.next({ run.setFollowing(true) }) {
            run.setFollowing(states.isFollowing)
            guard run.write(state) else { break }
        }
        run.finish()
    }
}

// Forms that take neither a state nor a closure that returns one are disfavored. Otherwise, the compiler also looks for
// a mistyped state, such as `observe(.lodaing)`, in the types of these forms, and its error message is less helpful.
extension ActionObserving {
    /// Moves through the states of a sequence; those that need no waiting are set before the call returns.
    ///
    /// - Parameter stateSequence: The states; see ``StateSequence``.
    @inlinable
    @_disfavoredOverload
    public func observe(
        _ stateSequence: StateSequence<ActionState>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        _observe(making: { ObservedAction(stateSequence) }, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of a sequence, debounced or throttled.
    ///
    /// - Parameters:
    ///   - stateSequence: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - interval: The minimum time between two actions, instead of `debounced`. Passing both traps.
    ///   - identifier: Groups debounced or throttled calls; by default, calls from the same place form a group.
    @_disfavoredOverload
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ActionState>,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let limit = RateLimit(debounced: dueTime, throttled: interval, from: call)
        observe({ ObservedAction(stateSequence()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of a sequence and waits for one of them.
    ///
    /// - Parameters:
    ///   - stateSequence: The states; see ``StateSequence``.
    ///   - predicate: Returns whether a state is the one to wait for.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    @_disfavoredOverload
    public func observe(
        _ stateSequence: StateSequence<ActionState>,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? {
        await observe(ObservedAction(stateSequence), until: predicate, from: CallSite(file: file, line: line))
    }
}

#if canImport(SwiftUI)
extension ActionBinding {
    /// Binds a value to an action that returns a sequence of states.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value, and returns what to observe.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> StateSequence<ActionState>,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }
}
#endif
