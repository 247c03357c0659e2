/// Notifies hosted screens of possible changes.
@MainActor
final class ScreenChanges {
    static let shared = ScreenChanges()

    private var updates: [() -> Void] = []
    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]

    func noteChange() {
        let waiting = waiting
        self.waiting = [:]
        for continuation in waiting.values { continuation.resume() }
    }

    /// Schedules an update, which is performed later or before the next access to the screen.
    func update(_ update: @escaping () -> Void) {
        updates.append(update)
        guard updates.count == 1 else { return }
        Task { makeUpdates() }
    }

    /// Performs the scheduled updates.
    func makeUpdates() {
        while !updates.isEmpty {
            let updates = updates
            self.updates = []
            for update in updates { update() }
            noteChange()
        }
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
