import Observation

/// What UIKit calls to bring a view or a view controller up to date, and calls again when something changes that it has read.
///
/// UIKit does so from iOS 26, and from iOS 18 in apps with the key `UIObservationTrackingEnabled`.
@MainActor
final class TrackedUpdates {
    private let update: () -> Void
    private var isUpToDate = false

    init(_ update: @escaping () -> Void) {
        self.update = update
    }

    /// Updates unless nothing has changed since the last time.
    func updateIfNeeded() {
        guard !isUpToDate else { return }
        isUpToDate = true
        withObservationTracking(update) { [weak self] in
            MainActor.assumeIsolated { self?.setNeedsUpdate() }
        }
    }

    /// Updates later on the main actor, or before somebody looks at the screen.
    func setNeedsUpdate() {
        guard isUpToDate else { return }
        isUpToDate = false
        ScreenChanges.shared.update { [weak self] in self?.updateIfNeeded() }
    }
}
