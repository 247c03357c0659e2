/// Tells hosted screens that something may look different now.
@MainActor
final class ScreenChanges {
    static let shared = ScreenChanges()

    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]

    func noteChange() {
        let waiting = waiting
        self.waiting = [:]
        for continuation in waiting.values { continuation.resume() }
    }

    /// Returns after the next change, or when the task is cancelled.
    func next() async {
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[id] = $0 }
        } onCancel: {
            Task { @MainActor in waiting.removeValue(forKey: id)?.resume() }
        }
    }
}
