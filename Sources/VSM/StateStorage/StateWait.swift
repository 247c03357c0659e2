/// A call of `observe(_:until:)` that waits for a state of one action.
///
/// It is Sendable, because `accepts` is called on the owner only.
final class StateWait<State>: @unchecked Sendable {
    /// Whether a state is the one to wait for.
    let accepts: (State) -> Bool
    /// Ends with the accepted state, or without one.
    private let result: AsyncStream<UncheckedSendable<State>>
    private let continuation: AsyncStream<UncheckedSendable<State>>.Continuation

    init(_ accepts: @escaping (State) -> Bool) {
        self.accepts = accepts
        (result, continuation) = AsyncStream.makeStream()
    }

    /// Ends the wait; further calls have no effect.
    ///
    /// Without a state, the method may be called on any thread.
    ///
    /// - Parameter state: The accepted state, or `nil` if there will be none.
    func end(with state: State?) {
        if let state { continuation.yield(UncheckedSendable(state)) }
        continuation.finish()
    }

    /// The accepted state, or `nil` if the action ended without one, or the task was cancelled.
    func value() async -> State? {
        var iterator = result.makeAsyncIterator()
        return try? await iterator.nextForCaller()?.value
    }
}
