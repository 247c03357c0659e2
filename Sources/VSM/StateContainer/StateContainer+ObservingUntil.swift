extension StateContainer {
    /// Observes an action now and waits for one of its states.
    ///
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    func observe(
        _ action: ObservedAction<State>,
        until predicate: @escaping (State) -> Bool,
        from call: CallSite
    ) async -> State? {
        let wait = StateWait(predicate)
        guard storage.owner.checkCaller(of: "observe") else {
            storage.forwardToMainActor("observe", from: call) { self.begin(action, endingIn: wait, from: call) }
            let state = await wait.value()
            // The wait ends just before the main actor stores the state.
            await withCheckedContinuation { continuation in
                MainActorCalls.shared.add {
                    self.remove(wait)
                    continuation.resume()
                }
            }
            return state
        }
        begin(action, endingIn: wait, from: call)
        let state = await wait.value()
        remove(wait)
        return state
    }

    private func begin(_ action: ObservedAction<State>, endingIn wait: StateWait<State>, from call: CallSite) {
        makeMonitor().expect(wait)
        observe(action, from: call)
    }

    private func remove(_ wait: StateWait<State>) {
        guard let monitor = storage.monitor else { return }
        monitor.remove(wait)
        if monitor.isIdle { storage.monitor = nil }
    }
}
