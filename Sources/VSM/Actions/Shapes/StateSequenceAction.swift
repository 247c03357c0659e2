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

extension StateSequence: ActionResult {
    /// The sequence as an action.
    @inlinable public var _observed: ObservedAction<State> { ObservedAction(self) }
}

extension ActionObserving {
    /// Moves through the states of a sequence.
    ///
    /// The running action ends. The states that are ready, such as *loading*, are set before the call returns, the others as
    /// they arrive:
    ///
    /// ```swift
    /// container.observe(model.load())  // `load()` returns `StateSequence(.loading).then { … }`.
    /// ```
    ///
    /// - Parameter stateSequence: The states; see ``StateSequence``.
    @inlinable
    @_disfavoredOverload
    public func observe(
        _ stateSequence: StateSequence<ActionState>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(stateSequence) }
    }

    /// Moves through the states of a sequence, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// ```swift
    /// container.observe(model.search(text), debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - stateSequence: Calls the action.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    @_disfavoredOverload
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ActionState>,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(stateSequence())
        }
    }
}
