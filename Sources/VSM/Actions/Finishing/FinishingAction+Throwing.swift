extension FinishingAction {
    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the action and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(_ action: @escaping () async throws -> State) {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the action and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init<States: AsyncSequence>(_ action: @escaping () async throws -> States) where States.Element == State {
        fatalError("unavailable")
    }

    /// Explains why a sequence that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the sequence and return a state for it: use a sequence whose Failure is Never."
    )
    @_disfavoredOverload
    public init<States: AsyncSequence>(_ states: States) where States.Element == State {
        fatalError("unavailable")
    }

    #if canImport(Combine) || OpenCombine
    /// Explains why a publisher that can fail is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot fail, because the view would stop without notice. Replace the error with a state: .catch { error in Just(…) }."
    )
    @_disfavoredOverload
    public init(_ statePublisher: some Publisher<State, some Error>) {
        fatalError("unavailable")
    }
    #endif
}
