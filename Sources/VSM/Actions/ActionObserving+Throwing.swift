extension ActionObserving {
    /// Explains why a sequence that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the sequence and turn it into a state; use a sequence whose Failure is Never."
    )
    public func observe<States: AsyncSequence>(_ states: States, file: StaticString = #fileID, line: UInt = #line)
    where States.Element == ViewState {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the action and turn it into a state: do { … } catch { return … }."
    )
    public func observe(
        _ action: @escaping () async throws -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the action and turn it into a state: do { … } catch { return … }."
    )
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async throws -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the action and turn it into a state: do { … } catch { return … }."
    )
    public func observe(
        _ action: @escaping () async throws -> ViewState,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        fatalError("unavailable")
    }

    /// Explains why a closure that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the action and turn it into a state: do { … } catch { return … }."
    )
    public func observe(
        _ action: @escaping () async throws -> ViewState,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        fatalError("unavailable")
    }

    #if canImport(Combine) || OpenCombine
    /// Explains why a publisher that can fail is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot fail, or the view would stop without a word. Turn the error into a state inside the action: .catch { error in Just(…) }."
    )
    public func observe(
        _ statePublisher: some Publisher<ViewState, some Error>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        fatalError("unavailable")
    }
    #endif
}
