/// A part of a sequence.
@usableFromInline
enum StateSequencePart<State> {
    /// A state that is available immediately.
    case ready(() -> State)
    /// A state that may take time.
    case later(() async -> State)
    /// A sequence that continues this one.
    case continuation(() async -> StateSequence<State>)
    /// A sequence that continues this one, and for which it may wait forever.
    case following(() async -> StateSequence<State>)
    /// A sequence whose first state is available immediately; the parameter tells whether a state for an error is wanted.
    case readySequence((Bool) -> StateSequence<State>)

    func map<Output>(_ transform: @escaping (State) -> Output) -> StateSequencePart<Output> {
        switch self {
        case .ready(let makeState): .ready { transform(makeState()) }
        case .later(let makeState): .later { transform(await makeState()) }
        case .continuation(let makeSequence): .continuation { await makeSequence().map(transform) }
        case .following(let makeSequence): .following { await makeSequence().map(transform) }
        case .readySequence(let makeSequence): .readySequence { makeSequence($0).map(transform) }
        }
    }
}

extension StateSequence {
    @inlinable
    init(_ part: StateSequencePart<State>) { parts.append(part) }

    /// Returns the sequence with one more part.
    @inlinable
    func appending(_ part: StateSequencePart<State>) -> StateSequence {
        // A long sequence becomes the first part of another one, so that adding a part does not copy all others.
        var sequence = parts.count < 256 ? self : StateSequence(.readySequence { _ in self })
        sequence.parts.append(part)
        return sequence
    }

    /// Whether there is nothing left.
    @inlinable var isEmpty: Bool { parts.isEmpty }

    /// Whether the next state may take forever.
    @inlinable var isFollowing: Bool {
        if case .following = parts.first { true } else { false }
    }

    /// Returns the next state if it is available immediately.
    @inlinable
    mutating func nextReady() -> State? {
        while let part = parts.first {
            switch part {
            case .ready(let makeState):
                _ = parts.popFirst()
                return makeState()
            case .readySequence(let makeSequence):
                _ = parts.popFirst()
                parts.prepend(makeSequence(true).parts)
            case .later, .continuation, .following: return nil
            }
        }
        return nil
    }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    ///
    /// A part is released before the next one is created.
    ///
    /// - Parameter waitForever: Called when a continuation may wait forever for its first state.
    @inlinable
    mutating func next(_ waitForever: () -> Void) async -> State? {
        while !Task.isCancelled, let part = parts.popFirst() {
            switch part {
            case .ready(let makeState): return makeState()
            case .later(let makeState): return await makeState()
            case .continuation(let makeSequence), .following(let makeSequence):
                let sequence = await makeSequence()
                parts.prepend(sequence.parts)
            case .readySequence(let makeSequence): parts.prepend(makeSequence(!Task.isCancelled).parts)
            }
            if isFollowing { waitForever() }
        }
        return nil
    }
}
