/// The rest of a sequence that is being iterated.
///
/// It is an object, so that an iterating task retains only the rest: each sequence is released before the next one is
/// created.
@usableFromInline
final class StateSequenceIteration<State> {
    private var synchronousHead: [() -> State] = []
    private var rest: [() async -> State] = []
    /// The number of closures that have been called.
    private var position = 0
    /// The continuations, the next one last.
    private var upcoming: [StateSequenceContinuation<State>] = []

    @usableFromInline
    init(_ sequence: StateSequence<State>) {
        begin(sequence)
    }

    /// Whether the next state may take forever.
    @usableFromInline var isFollowing: Bool {
        position == synchronousHead.count + rest.count && upcoming.last?.isFollowing == true
    }

    /// Whether there is neither a state nor a continuation left.
    @usableFromInline var hasEnded: Bool {
        position == synchronousHead.count + rest.count && upcoming.isEmpty
    }

    /// Returns the next state if it is available immediately.
    @usableFromInline
    func nextReady() -> State? {
        while true {
            let index = position
            if index < synchronousHead.count {
                position += 1
                return synchronousHead[index]()
            }
            guard rest.isEmpty, let makeSequence = upcoming.last?.makeReadySequence else { return nil }
            upcoming.removeLast()
            begin(makeSequence())
        }
    }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    ///
    /// - Parameter willFollow: Called when a continuation has begun to follow values, before it waits for the first one.
    @usableFromInline
    func next(willFollow: () -> Void = {}) async -> State? {
        while !Task.isCancelled {
            let index = position
            position += 1
            if index < synchronousHead.count { return synchronousHead[index]() }
            if index < synchronousHead.count + rest.count {
                let makeState = rest[index - synchronousHead.count]
                return await makeState()
            }
            begin(StateSequence(synchronousStates: [], states: []))
            guard let continuation = upcoming.popLast() else { return nil }
            begin(await continuation.makeSequence())
            if isFollowing { willFollow() }
        }
        return nil
    }

    /// Replaces the finished sequence with another one, before the remaining continuations.
    private func begin(_ sequence: StateSequence<State>) {
        let sequence = sequence.remaining
        (synchronousHead, rest, position) = (sequence.synchronousHead, sequence.rest, 0)
        for continuation in sequence.continuationsFromLast { upcoming.append(continuation) }
    }

    /// The rest as a sequence.
    var remaining: StateSequence<State> {
        var remaining = StateSequence(
            synchronousStates: Array(synchronousHead.dropFirst(position)),
            states: Array(rest.dropFirst(max(0, position - synchronousHead.count)))
        )
        for continuation in upcoming.reversed() { remaining.append(continuation) }
        return remaining
    }
}
