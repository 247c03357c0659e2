/// A manual debounce with one timer: the latest call waits, and every call postpones it.
@MainActor
final class LatestCall {
    private let clock = ContinuousClock()
    private var waiting: (() -> Void)?
    private var due = ContinuousClock.now
    private var isTimed = false

    func wait(_ interval: Duration, then action: @escaping () -> Void) {
        waiting = action
        due = clock.now + interval
        guard !isTimed else { return }
        isTimed = true
        Task {
            while clock.now < due { try? await Task.sleep(until: due, clock: clock) }
            isTimed = false
            waiting?()
            waiting = nil
        }
    }
}
