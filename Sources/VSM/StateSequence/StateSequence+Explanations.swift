// Declarations that only explain a mistake.
extension StateSequence {
    /// Explains why a closure that can throw is not part of a sequence.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public init(_ states: (() async throws -> State)...) { fatalError("unavailable") }

    /// Explains why a closure that can throw is not part of a sequence.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public init(_ first: @escaping () -> State, _ states: (() async throws -> State)...) { fatalError("unavailable") }

    /// Explains why a closure that can throw is not part of a sequence.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public func then(_ makeSequence: @escaping () async throws -> StateSequence) -> StateSequence {
        fatalError("unavailable")
    }

    /// Explains how a sequence continues with a state.
    @available(*, unavailable, message: "An action cannot throw. Add a state for the error, catch: { error in … }.")
    @_disfavoredOverload
    public func then(_ makeState: @escaping () async throws -> State) -> StateSequence { fatalError("unavailable") }

    /// Explains why following values that can fail needs a state for their error.
    @available(*, unavailable, message: "An action cannot throw. Add a state for the error, catch: { error in … }.")
    @_disfavoredOverload
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async throws -> Values,
        as makeState: @escaping (Values.Element) -> State
    ) -> StateSequence { fatalError("unavailable") }
}

extension First {
    /// Explains why a closure that can throw is not part of a sequence.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public init(action: @escaping () throws -> State) { fatalError("unavailable") }
}

extension Next {
    /// Explains why a closure that can throw is not part of a sequence.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public init(action: @escaping () async throws -> State) { fatalError("unavailable") }
}

extension StateSequence.Builder {
    /// Explains why a closure that returns another type is not part of a sequence.
    @available(*, unavailable, message: "The closure must return a state of the sequence, or another sequence.")
    @_disfavoredOverload
    public static func buildExpression<Other>(_ provider: First<Other>) -> StateSequence { fatalError("unavailable") }

    /// Explains why a closure that returns another type is not part of a sequence.
    @available(*, unavailable, message: "The closure must return a state of the sequence, or another sequence.")
    @_disfavoredOverload
    public static func buildExpression<Other>(_ provider: Next<Other>) -> StateSequence { fatalError("unavailable") }
}
