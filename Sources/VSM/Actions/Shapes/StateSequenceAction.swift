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
