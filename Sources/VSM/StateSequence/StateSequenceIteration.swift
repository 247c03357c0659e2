/// What is left of a sequence that is being iterated.
///
/// An object, so that whoever iterates, such as a task, holds nothing but what is left: a sequence that is over is released
/// before the next one is made.
@usableFromInline
final class StateSequenceIteration<State> {
    private var synchronousHead: [() -> State] = []
    private var rest: [() async -> State] = []
    /// How many of these have been called.
    private var position = 0
    /// What follows them, the next one last.
    private var upcoming: [StateSequenceContinuation<State>] = []

    @usableFromInline
    init(_ sequence: StateSequence<State>) {
        begin(sequence)
    }

    /// Whether the next state waits for something that may never come.
    @usableFromInline var isFollowing: Bool {
        position == synchronousHead.count + rest.count && upcoming.last?.isFollowing == true
    }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    @usableFromInline
    func next() async -> State? {
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
        }
        return nil
    }

    /// Puts a sequence before what follows, in place of the one that is over.
    private func begin(_ sequence: StateSequence<State>) {
        let sequence = sequence.remaining
        (synchronousHead, rest, position) = (sequence.synchronousHead, sequence.rest, 0)
        for continuation in sequence.continuationsFromLast { upcoming.append(continuation) }
    }

    /// What is left, as a sequence.
    var remaining: StateSequence<State> {
        var remaining = StateSequence(
            synchronousStates: Array(synchronousHead.dropFirst(position)),
            states: Array(rest.dropFirst(max(0, position - synchronousHead.count)))
        )
        for continuation in upcoming.reversed() { remaining.goOn(continuation) }
        return remaining
    }
}
