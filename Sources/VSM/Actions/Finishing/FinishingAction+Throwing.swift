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
}
