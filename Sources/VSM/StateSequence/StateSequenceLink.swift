/// A continuation of a sequence, linked to its predecessor.
///
/// The list begins with the last continuation, so that appending takes constant time.
@usableFromInline
final class StateSequenceLink<State> {
    let continuation: StateSequenceContinuation<State>
    private(set) var previous: StateSequenceLink?

    init(_ continuation: StateSequenceContinuation<State>, after previous: StateSequenceLink?) {
        self.continuation = continuation
        self.previous = previous
    }

    deinit {
        // The links are released in a loop, because releasing a long list recursively would overflow the stack.
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
