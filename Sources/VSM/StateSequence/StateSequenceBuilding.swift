/// What the builders of a ``StateSequence`` have in common.
public protocol StateSequenceBuilding {}

extension StateSequenceBuilding {
    /// Puts parts one after the other.
    ///
    /// Behind a state that takes time, states that do not keep their place and wait for it.
    public static func buildBlock<State>(_ parts: StateSequence<State>...) -> StateSequence<State> {
        joined(parts)
    }

    /// Puts the parts of a loop one after the other.
    public static func buildArray<State>(_ parts: [StateSequence<State>]) -> StateSequence<State> {
        joined(parts)
    }

    /// Takes what an `if` without an `else` has to contribute, which may be nothing.
    public static func buildOptional<State>(_ part: StateSequence<State>?) -> StateSequence<State> {
        part ?? StateSequence(synchronousHead: [], rest: [])
    }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither<State>(first part: StateSequence<State>) -> StateSequence<State> {
        part
    }

    /// Takes the second branch of an `if` or `switch`.
    public static func buildEither<State>(second part: StateSequence<State>) -> StateSequence<State> {
        part
    }

    /// Takes what depends on the version of the system.
    public static func buildLimitedAvailability<State>(_ part: StateSequence<State>) -> StateSequence<State> {
        part
    }

    private static func joined<State>(_ parts: [StateSequence<State>]) -> StateSequence<State> {
        var synchronousHead: [() -> State] = []
        var rest: [() async -> State] = []
        for part in parts {
            if rest.isEmpty {
                synchronousHead += part.synchronousHead
            } else {
                rest += part.synchronousHead.map { makeState in { makeState() } }
            }
            rest += part.rest
        }
        return StateSequence(synchronousHead: synchronousHead, rest: rest)
    }
}
