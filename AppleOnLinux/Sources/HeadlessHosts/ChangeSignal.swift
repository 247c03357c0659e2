import Foundation

/// Resumes the tests that wait for a change of what a host shows.
@MainActor
package final class ChangeSignal {
    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]

    package init() {}

    /// Resumes everything that waits.
    package func send() {
        let waiting = waiting
        self.waiting = [:]
        for continuation in waiting.values { continuation.resume() }
    }

    /// Returns after the next change, or when the task is cancelled.
    package func next() async {
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[id] = $0 }
        } onCancel: {
            Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
        }
    }
}
