/// Calls from outside of the main actor that wait to run on it.
///
/// They run in the order in which they were added, whatever the order in which tasks start.
package final class MainActorCalls: Sendable {
    package static let shared = MainActorCalls()

    private let waiting = Locked(Queue<() -> Void>())

    /// Adds a call to run on the main actor later.
    package func add(_ call: @escaping () -> Void) {
        waiting.withLock { $0.append(call) }
        Task { @MainActor in waiting.withLock { $0.popFirst() }?() }
    }
}
