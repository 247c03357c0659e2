/// Calls that were made outside of the main actor, on their way to it.
///
/// They are made in the order in which they arrive here, whatever the order in which tasks begin.
final class MainActorCalls: @unchecked Sendable {
    static let shared = MainActorCalls()

    private let lock = Lock()
    private var waiting = Queue<UncheckedSendable<() -> Void>>()

    /// Makes a call on the main actor, later.
    func add(_ call: @escaping () -> Void) {
        let call = UncheckedSendable(call)
        lock.withLock { waiting.append(call) }
        Task { @MainActor in makeNext() }
    }

    private func makeNext() {
        lock.withLock { waiting.popFirst() }?.value()
    }
}
