/// A continuation of a sequence, linked to the one before it.
///
/// The list begins with the last one, so that adding another costs the same however many there are.
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
    /// The continuations of the sequence, the last one first.
    var continuationsFromLast: some Sequence<StateSequenceContinuation<State>> {
        sequence(first: links) { $0?.previous }.lazy.prefix { $0 != nil }.compactMap { $0?.continuation }
    }
}
