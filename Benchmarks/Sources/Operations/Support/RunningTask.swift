/// Manually cancels a task and starts the next one.
@MainActor
final class RunningTask {
    private var task: Task<Void, Never>?

    func replace(with action: @escaping () -> Void) {
        task?.cancel()
        task = Task {
            guard !Task.isCancelled else { return }
            action()
        }
    }
}
