extension StateSequence.Builder {
    /// Explains why a closure that returns another type is not part of a sequence.
    @available(
        *,
        unavailable,
        message: "The closure must return a state of the sequence, or another sequence of its states."
    )
    @_disfavoredOverload
    public static func buildExpression<Other>(_ provider: First<Other>) -> StateSequence {
        fatalError("unavailable")
    }

    /// Explains why a closure that returns another type is not part of a sequence.
    @available(
        *,
        unavailable,
        message: "The closure must return a state of the sequence, or another sequence of its states."
    )
    @_disfavoredOverload
    public static func buildExpression<Other>(_ provider: Next<Other>) -> StateSequence {
        fatalError("unavailable")
    }
}
