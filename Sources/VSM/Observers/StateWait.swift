/// Somebody who waits for a state of one action.
final class StateWait<State>: @unchecked Sendable {
    private let predicate: (State) -> Bool
    private let lock = Lock()
    private var result: Result = .none
    private var continuation: CheckedContinuation<UncheckedSendable<State?>, Never>?

    private enum Result {
        case none
        case ended(State?)
    }

    init(_ predicate: @escaping (State) -> Bool) {
        self.predicate = predicate
    }

    /// Whether a state is the one that is waited for.
    func accepts(_ state: State) -> Bool { predicate(state) }

    /// Ends the waiting; what comes after the first call has no effect.
    ///
    /// May be called on any thread when there is no state.
    ///
    /// - Parameter state: the state that was waited for, or `nil` if it will not come.
    func end(with state: State?) {
        let continuation = lock.withLock {
            guard case .none = result else { return nil as CheckedContinuation<UncheckedSendable<State?>, Never>? }
            result = .ended(state)
            defer { self.continuation = nil }
            return self.continuation
        }
        continuation?.resume(returning: UncheckedSendable(state))
    }

    /// The state that was waited for, or `nil` if it does not come.
    func value() async -> State? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ended: UncheckedSendable<State?>? = lock.withLock {
                    if case .ended(let state) = result { return UncheckedSendable(state) }
                    self.continuation = continuation
                    return nil
                }
                if let ended { continuation.resume(returning: ended) }
            }
        } onCancel: {
            end(with: nil)
        }.value
    }
}

extension StateContainer {
    /// Observes an action now and waits for one of its states.
    ///
    /// - Parameters:
    ///   - action: what the action returned.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - call: where it is observed.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    public func observe(
        _ action: ObservedAction<State>,
        until predicate: @escaping (State) -> Bool,
        from call: CallSite
    ) async -> State? {
        storage.owner.preconditionIsCurrent("observe")
        let wait = StateWait(predicate)
        let watch = makeWatch()
        watch.expect(wait)
        observe(action, from: call)
        let state = await wait.value()
        watch.forget(wait)
        if watch.isIdle, storage.watch === watch { storage.watch = nil }
        return state
    }
}
