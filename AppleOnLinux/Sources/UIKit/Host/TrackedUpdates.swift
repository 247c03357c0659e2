import Observation

/// The method with which UIKit updates a view or a view controller, and which it calls again when tracked state that it
/// has read changes.
///
/// UIKit does so from iOS 26, and from iOS 18 in apps with the key `UIObservationTrackingEnabled`.
@MainActor
final class TrackedUpdates {
    private let update: () -> Void
    private var isUpToDate = false

    init(_ update: @escaping () -> Void) {
        self.update = update
    }

    /// Updates if something has changed since the last update.
    func updateIfNeeded() {
        guard !isUpToDate else { return }
        isUpToDate = true
        withObservationTracking(update) { [weak self] in
            MainActor.assumeIsolated { self?.setNeedsUpdate() }
        }
    }

    /// Schedules an update on the main actor, which is performed later or before the next access to the screen.
    func setNeedsUpdate() {
        guard isUpToDate else { return }
        isUpToDate = false
        ScreenChanges.shared.update { [weak self] in self?.updateIfNeeded() }
    }
}
