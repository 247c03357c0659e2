import HeadlessHosts

/// Notifies hosted screens of possible changes.
@MainActor
final class ScreenChanges {
    static let shared = ScreenChanges()

    let signal = ChangeSignal()
    private var updates: [() -> Void] = []

    func noteChange() { signal.send() }

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
}
