/// The common parts of the builders of a ``StateSequence``.
public protocol StateSequenceBuilding {}

extension StateSequenceBuilding {
    /// Joins parts.
    ///
    /// States after one that is created asynchronously wait for it, even if they are available immediately.
    public static func buildBlock<State>(_ parts: StateSequence<State>...) -> StateSequence<State> {
        joined(parts)
    }

    /// Joins the parts of a loop.
    public static func buildArray<State>(_ parts: [StateSequence<State>]) -> StateSequence<State> {
        joined(parts)
    }

    /// Adds the states of an `if` without an `else`.
    public static func buildOptional<State>(_ part: StateSequence<State>?) -> StateSequence<State> {
        part ?? .empty
    }

    /// Adds the first branch of an `if` or `switch`.
    public static func buildEither<State>(first part: StateSequence<State>) -> StateSequence<State> {
        part
    }

    /// Adds the second branch of an `if` or `switch`.
    public static func buildEither<State>(second part: StateSequence<State>) -> StateSequence<State> {
        part
    }

    /// Adds the states of an `if #available`.
    public static func buildLimitedAvailability<State>(_ part: StateSequence<State>) -> StateSequence<State> {
        part
    }

    private static func joined<State>(_ parts: [StateSequence<State>]) -> StateSequence<State> {
        parts.reduce(into: .empty) { $0.parts.append($1.parts) }
    }
}
