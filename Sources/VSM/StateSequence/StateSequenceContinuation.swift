/// A continuation of a sequence, which creates the sequence that follows.
struct StateSequenceContinuation<State> {
    let makeSequence: () async -> StateSequence<State>
    /// Whether it may wait forever; see ``StateSequence/following(_:as:catch:)``.
    let isFollowing: Bool
    /// Creates the same sequence without waiting, if its first state is available immediately.
    let makeReadySequence: (() -> StateSequence<State>)?

    init(
        isFollowing: Bool = false,
        ready makeReadySequence: (() -> StateSequence<State>)? = nil,
        _ makeSequence: @escaping () async -> StateSequence<State>
    ) {
        self.isFollowing = isFollowing
        self.makeReadySequence = makeReadySequence
        self.makeSequence = makeSequence
    }
}

extension StateSequence {
    /// Continues with a state that is created asynchronously.
    ///
    /// ```swift
    /// func count() -> StateSequence<CounterViewState> {
    ///     StateSequence(.counting).then { .counted(await counter.count()) }
    /// }
    /// ```
    ///
    /// - Parameter makeState: Returns the state. It is called when the container has had all earlier states, unless the
    ///   action has ended by then.
    /// - Returns: The states of this sequence, then one more.
    public func then(_ makeState: @escaping () async -> State) -> StateSequence {
        followed(by: StateSequence(synchronousStates: [], states: [makeState]))
    }

    /// Continues with a sequence that is created asynchronously.
    ///
    /// ```swift
    /// func delete() -> StateSequence<NoteViewState> {
    ///     StateSequence(.deleting).then {
    ///         await repository.delete(id) ? deleted() : StateSequence(.failed(self))
    ///     }
    /// }
    ///
    /// func deleted() -> StateSequence<NoteViewState> {
    ///     StateSequence(.deleted(self)).then { await waited(.gone) }
    /// }
    /// ```
    ///
    /// The closure is called when the container has had all earlier states, unless the action has ended by then. The
    /// sequence that it returns may continue with another one, any number of times: each is released before the next
    /// begins.
    ///
    /// - Parameter makeSequence: Returns the sequence that follows.
    /// - Returns: The states of this sequence, then those of the one that follows.
    public func then(_ makeSequence: @escaping () async -> StateSequence) -> StateSequence {
        appending(StateSequenceContinuation(makeSequence))
    }

    /// Continues with a state unless another action is observed before it, such as a notice that goes after a while.
    ///
    /// ```swift
    /// func save(_ text: String) -> FinishingAction<NoteViewState> {
    ///     FinishingAction(
    ///         StateSequence(.saving).then {
    ///             await saved(text)
    ///         }.thenWhileLatest {
    ///             try? await clock.sleep(for: .seconds(3))
    ///             return .resting(text)
    ///         }
    ///     )
    /// }
    /// ```
    ///
    /// A ``FinishingAction`` has finished before this part, which ends like any other action. So the next save does not wait
    /// for the notice of this one. In another action, the method is the same as `then`.
    ///
    /// - Parameter makeState: Returns the state.
    /// - Returns: The states of this sequence, then one more.
    public func thenWhileLatest(_ makeState: @escaping () async -> State) -> StateSequence {
        appending(
            StateSequenceContinuation(isFollowing: true) { StateSequence(synchronousStates: [], states: [makeState]) }
        )
    }

    /// Adds a continuation to the sequence.
    func appending(_ continuation: StateSequenceContinuation<State>) -> StateSequence {
        var states = self
        states.append(continuation)
        return states
    }

    /// Adds a continuation to the sequence.
    mutating func append(_ continuation: StateSequenceContinuation<State>) {
        if iteration != nil { self = remaining }
        links = StateSequenceLink(continuation, after: links)
    }

    /// Returns the states of this sequence, followed by those of another one.
    func followed(by next: StateSequence) -> StateSequence {
        var joined = self
        joined.append(next)
        return joined
    }

    /// Appends the states of another sequence, which wait for those that may take time.
    mutating func append(_ next: StateSequence) {
        if iteration != nil { self = remaining }
        guard links == nil else { return append(next.asContinuation) }
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

    /// The sequence without the states that are available immediately.
    @usableFromInline var withoutHead: StateSequence {
        var states = self
        states.synchronousHead = []
        return states
    }

    /// The part of the sequence that has not been iterated.
    @usableFromInline var remaining: StateSequence { iteration?.remaining ?? self }
}
