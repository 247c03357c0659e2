extension StateContainer {
    /// Observes an action now and waits for one of its states.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - predicate: Whether a state is the one to wait for.
    ///   - call: Where the action is observed.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    public func observe(
        _ action: ObservedAction<State>,
        until predicate: @escaping (State) -> Bool,
        from call: CallSite
    ) async -> State? {
        storage.owner.preconditionIsCurrent("observe")
        let wait = StateWait(predicate)
        let monitor = makeMonitor()
        monitor.expect(wait)
        observe(action, from: call)
        let state = await wait.value()
        monitor.forget(wait)
        if monitor.isIdle, storage.monitor === monitor { storage.monitor = nil }
        return state
    }
}
