/// Makes the sequence with which another one goes on.
struct StateSequenceContinuation<State> {
    let makeSequence: () async -> StateSequence<State>
    /// Whether it waits for something that may never come; see ``StateSequence/following(_:as:catch:)``.
    let isFollowing: Bool

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

    /// Continues with a sequence that is made when its turn comes.
    func goingOn(_ continuation: StateSequenceContinuation<State>) -> StateSequence {
        var states = self
        states.goOn(continuation)
        return states
    }

    /// Continues with a sequence that is made when its turn comes.
    mutating func goOn(_ continuation: StateSequenceContinuation<State>) {
        if iteration != nil { self = remaining }
        links = StateSequenceLink(continuation, after: links)
    }

    /// The states of this sequence, then those of another one.
    func followed(by next: StateSequence) -> StateSequence {
        var joined = self
        joined.append(next)
        return joined
    }

    /// Adds the states of another sequence, which wait for the first that takes time.
    mutating func append(_ next: StateSequence) {
        if iteration != nil { self = remaining }
        guard links == nil else { return goOn(next.asContinuation) }
        let next = next.remaining
        if rest.isEmpty {
            synchronousHead += next.synchronousHead
        } else {
            rest += next.synchronousHead.map { makeState in { makeState() } }
        }
        rest += next.rest
        links = next.links
    }

    /// The sequence as the continuation of another one.
    private var asContinuation: StateSequenceContinuation<State> {
        if synchronousHead.isEmpty, rest.isEmpty, let links, links.previous == nil { return links.continuation }
        return StateSequenceContinuation { self }
    }

    /// The states that follow those which are ready at once.
    @usableFromInline var withoutHead: StateSequence {
        var states = self
        states.synchronousHead = []
        return states
    }

    /// The sequence without what has been iterated of it.
    @usableFromInline var remaining: StateSequence { iteration?.remaining ?? self }

    /// The same states as optional values, for a container that has none at first.
    package var wrapped: StateSequence<State?> {
        let states = remaining
        var wrapped = StateSequence<State?>(
            synchronousStates: states.synchronousHead.map { makeState in { makeState() } },
            states: states.rest.map { makeState in { await makeState() } }
        )
        for continuation in Array(states.continuationsFromLast).reversed() {
            wrapped.goOn(
                StateSequenceContinuation(isFollowing: continuation.isFollowing) {
                    await continuation.makeSequence().wrapped
                }
            )
        }
        return wrapped
    }
}
