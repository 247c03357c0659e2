#if canImport(SwiftUI)
public import SwiftUI
#endif

extension ObservedAction {
    /// Creates an action that returned a sequence of states, some of which may be available immediately.
    @inlinable
    public init(_ stateSequence: StateSequence<State>) {
        let stateSequence = stateSequence.remaining
        self.init(.stateSequence) { writer in
            for makeState in stateSequence.synchronousHead {
                guard writer.write(makeState()) else { return }
            }
            if stateSequence.links != nil {
                let states = StateSequenceIteration(stateSequence.withoutHead)
                while let state = states.nextReady() {
                    guard writer.write(state) else { return }
                }
                if states.hasEnded { return writer.finish() }
                writer.run(ContinuedSequenceOperation(states, writer: writer))
                if states.isFollowing { writer.setFollowing(true) }
            } else if !stateSequence.rest.isEmpty {
                writer.run(StateSequenceOperation(stateSequence.rest, writer: writer))
            } else {
                writer.finish()
            }
        }
    }
}

/// Creates and writes the states of a sequence, one after the other.
///
/// Unchecked: see ``IsolatedOperation``.
@usableFromInline
struct StateSequenceOperation<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let states: [() async -> State]
    @usableFromInline let writer: StateWriter<State>

    @inlinable
    init(_ states: [() async -> State], writer: StateWriter<State>) {
        self.states = states
        self.writer = writer
    }

    @inlinable
    func run() async {
        for makeState in states {
            guard !Task.isCancelled else { break }
            guard writer.write(await makeState()) else { break }
        }
        writer.finish()
    }
}

/// Writes the states of a sequence that other sequences continue.
///
/// Unchecked: see ``IsolatedOperation``.
@usableFromInline
struct ContinuedSequenceOperation<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let states: StateSequenceIteration<State>
    @usableFromInline let writer: StateWriter<State>

    @inlinable
    init(_ states: StateSequenceIteration<State>, writer: StateWriter<State>) {
        self.states = states
        self.writer = writer
    }

    @inlinable
    func run() async {
        while let state = await states.next(willFollow: { writer.setFollowing(true) }) {
            writer.setFollowing(states.isFollowing)
            guard writer.write(state) else { break }
        }
        writer.finish()
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
