/// Calls from outside of the main actor that wait to run on it.
///
/// They run in the order in which they were added, whatever the order in which tasks start.
final class MainActorCalls: @unchecked Sendable {
    static let shared = MainActorCalls()

    private let lock = Lock()
    private var waiting = Queue<UncheckedSendable<() -> Void>>()

    /// Adds a call to run on the main actor later.
    func add(_ call: @escaping () -> Void) {
        let call = UncheckedSendable(call)
        lock.withLock { waiting.append(call) }
        Task { @MainActor in makeNext() }
    }

    private func makeNext() {
        lock.withLock { waiting.popFirst() }?.value()
    }
}
