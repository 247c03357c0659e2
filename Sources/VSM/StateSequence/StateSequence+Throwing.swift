extension StateSequence {
    /// Explains why a closure that can throw is not part of a sequence.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the closure and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(_ states: (() async throws -> State)...) {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not part of a sequence.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the closure and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(_ first: @escaping () -> State, _ states: (() async throws -> State)...) {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not part of a sequence.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the closure and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public func then(_ makeSequence: @escaping () async throws -> StateSequence) -> StateSequence {
        fatalError("unavailable")
    }

    /// Explains how a sequence continues with a state.
    @available(
        *,
        unavailable,
        message:
            "Without catch, the closure must return a sequence, and cannot throw. Add the state for an error, catch: { error in … }, or return StateSequence({ … })."
    )
    @_disfavoredOverload
    public func then(_ makeState: @escaping () async throws -> State) -> StateSequence {
        fatalError("unavailable")
    }

    /// Explains why following values that can fail needs a state for their error.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Return a state for the error in a third closure: catch: { error in … }."
    )
    @_disfavoredOverload
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async throws -> Values,
        as makeState: @escaping (Values.Element) -> State
    ) -> StateSequence {
        fatalError("unavailable")
    }
}

extension First {
    /// Explains why a closure that can throw is not part of a sequence.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the closure and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(action: @escaping () throws -> State) {
        fatalError("unavailable")
    }
}

extension Next {
    /// Explains why a closure that can throw is not part of a sequence.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, because the view would stop without notice. Catch the error inside the closure and return a state for it: do { … } catch { return … }."
    )
    @_disfavoredOverload
    public init(action: @escaping () async throws -> State) {
        fatalError("unavailable")
    }
}
