// Declarations that only explain a mistake.
extension FinishingAction {
    /// Explains why a closure that can throw is not an action.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public init(_ action: @escaping () async throws -> State) { fatalError("unavailable") }

    /// Explains why a closure that can throw is not an action.
    @available(*, unavailable, message: "An action cannot throw. Catch the error, and return a state for it.")
    @_disfavoredOverload
    public init<States: AsyncSequence>(_ action: @escaping () async throws -> States) where States.Element == State {
        fatalError("unavailable")
    }

    /// Explains why a sequence that can throw is not an action.
    @available(*, unavailable, message: "An action cannot throw. Use a sequence whose Failure is Never.")
    @_disfavoredOverload
    public init<States: AsyncSequence>(_ states: States) where States.Element == State { fatalError("unavailable") }

    #if canImport(Combine) || OpenCombine
    /// Explains why a publisher that can fail is not an action.
    @available(*, unavailable, message: "An action cannot fail. Replace the error with a state: .catch { Just(…) }.")
    @_disfavoredOverload
    public init(_ statePublisher: some Publisher<State, some Error>) { fatalError("unavailable") }
    #endif
}
