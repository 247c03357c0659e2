/// Makes the sequence with which another one goes on.
///
/// An object rather than a closure in a property, because most sequences have none and would pay for copying it.
@usableFromInline
final class StateSequenceContinuation<State> {
    let makeSequence: () async -> StateSequence<State>
    /// Whether it waits for something that may never come; see ``StateSequence/following(_:as:catch:)``.
    @usableFromInline let isFollowing: Bool

    init(isFollowing: Bool = false, _ makeSequence: @escaping () async -> StateSequence<State>) {
        self.isFollowing = isFollowing
        self.makeSequence = makeSequence
    }
}

extension StateSequence {
    /// Goes on with a sequence that depends on what happened.
    ///
    /// ```swift
    /// func delete() -> StateSequence<NoteViewState> {
    ///     StateSequence({ .deleting }).then {
    ///         await repository.delete(id) ? deleted() : StateSequence({ .failed(self) })
    ///     }
    /// }
    ///
    /// func deleted() -> StateSequence<NoteViewState> {
    ///     StateSequence({ .deleted(self) }, { await waited(.gone) })
    /// }
    /// ```
    ///
    /// The closure is called when the container has all states before, and not if the action was ended by then. The sequence
    /// that it returns may go on with another one, for any number of times: each is released before the next begins.
    ///
    /// - Parameter makeSequence: Returns the sequence that follows.
    /// - Returns: The states of this sequence, then those of the one that follows.
    public func then(_ makeSequence: @escaping () async -> StateSequence) -> StateSequence {
        goingOn(StateSequenceContinuation(makeSequence))
    }

    /// Goes on with a sequence that is made when its turn comes.
    func goingOn(_ continuation: StateSequenceContinuation<State>) -> StateSequence {
        var next = StateSequence(synchronousStates: [], states: [])
        next.continuation = continuation
        return followed(by: next)
    }

    /// The states of this sequence, then those of another one.
    func followed(by next: StateSequence) -> StateSequence {
        var joined = self
        joined.append(next)
        return joined
    }

    /// Adds the states of another sequence, which wait for the first that takes time.
    mutating func append(_ next: StateSequence) {
        if let continuation {
            self.continuation = StateSequenceContinuation(isFollowing: continuation.isFollowing) {
                await continuation.makeSequence().followed(by: next)
            }
            return
        }
        if rest.isEmpty {
            synchronousHead += next.synchronousHead
        } else {
            rest += next.synchronousHead.map { makeState in { makeState() } }
        }
        rest += next.rest
        continuation = next.continuation
    }

    /// The states that follow those which are ready at once.
    @usableFromInline var withoutHead: StateSequence {
        var states = self
        states.synchronousHead = []
        return states
    }

    /// The same states as optional values, for a container that has none at first.
    package var wrapped: StateSequence<State?> {
        var wrapped = StateSequence<State?>(
            synchronousStates: synchronousHead.map { makeState in { makeState() } },
            states: rest.map { makeState in { await makeState() } }
        )
        if let continuation {
            wrapped.continuation = StateSequenceContinuation(isFollowing: continuation.isFollowing) {
                await continuation.makeSequence().wrapped
            }
        }
        return wrapped
    }
}
