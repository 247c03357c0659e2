extension StateSequence {
    /// Explains why a closure that can throw does not make a state.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the closure and turn it into a state: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(_ states: (() async throws -> State)...) {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw does not make a state.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the closure and turn it into a state: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(_ first: @escaping () -> State, _ states: (() async throws -> State)...) {
        fatalError("unavailable")
    }
}

extension Next {
    /// Explains why a closure that can throw does not make a state.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the closure and turn it into a state: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(action: @escaping () async throws -> State) {
        fatalError("unavailable")
    }
}
