/// One of the sequences with which another one goes on, and those before it.
///
/// A list from the last one to the first, so that going on costs the same however many there are.
@usableFromInline
final class StateSequenceLink<State> {
    let continuation: StateSequenceContinuation<State>
    private(set) var previous: StateSequenceLink?

    init(_ continuation: StateSequenceContinuation<State>, after previous: StateSequenceLink?) {
        self.continuation = continuation
        self.previous = previous
    }

    deinit {
        // One after the other: releasing each other, the links of a long list would need more stack than there is.
        var link = previous.take()
        while isKnownUniquelyReferenced(&link) { link = link?.previous.take() }
    }
}

extension StateSequence {
    /// What the sequence goes on with, the last one first.
    var continuationsFromLast: some Sequence<StateSequenceContinuation<State>> {
        sequence(first: links) { $0?.previous }.lazy.prefix { $0 != nil }.compactMap { $0?.continuation }
    }
}
