/// A call of `observe(_:until:)` that waits for a state of one action.
///
/// It is Sendable, because the lock guards what changes, and the predicate is called on the owner only.
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

    /// Whether a state is the one to wait for.
    func accepts(_ state: State) -> Bool { predicate(state) }

    /// Ends the wait; further calls have no effect.
    ///
    /// Without a state, the method may be called on any thread.
    ///
    /// - Parameter state: The accepted state, or `nil` if there will be none.
    func end(with state: State?) {
        let continuation = lock.withLock {
            guard case .none = result else { return nil as CheckedContinuation<UncheckedSendable<State?>, Never>? }
            result = .ended(state)
            defer { self.continuation = nil }
            return self.continuation
        }
        continuation?.resume(returning: UncheckedSendable(state))
    }

    /// The accepted state, or `nil` if the action ended without one.
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
