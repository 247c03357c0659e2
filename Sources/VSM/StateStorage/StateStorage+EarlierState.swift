#if DEBUG
// An inspector shows an earlier state in place of the current one. Views read it through `StateContainer.state`, and
// actions that they observe meanwhile are ignored. Running actions continue, and change the current state unseen.
extension StateStorage {
    /// The earlier state that views show; `nil` if they show the current one.
    @usableFromInline var earlierState: State? { inspection?.earlierState }

    /// The state that views show.
    @usableFromInline var shownState: State { earlierState ?? state }

    /// Whether actions that are observed now are ignored, because views show an earlier state.
    @usableFromInline var isReadOnly: Bool { earlierState != nil }

    /// What is kept for inspectors; `nil` without one.
    var inspection: ContainerInspection<State>? {
        monitor?.addition.map { unsafe unsafeDowncast($0, to: ContainerInspection<State>.self) }
    }

    /// Shows an earlier state in the container's views in place of the current one, on the owner.
    ///
    /// Publishers do not publish it.
    ///
    /// - Parameter earlier: The state; `nil` shows the current one again.
    func show(_ earlier: State?) {
        guard let inspection else { return }
        #if canImport(Combine) || OpenCombine
        objectWillChangePublisher?.send()
        #endif
        updateTracked { inspection.earlierState = earlier }
        for case let renderer? in inspection.renderers.map(\.object) where !renderer.isFinished {
            deliverCurrent(to: renderer)
        }
    }

    /// Changes what views read, and tells the Observation framework.
    private func updateTracked(_ change: () -> Void) {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), let tracker = tracker as? StateTracker else {
            return change()
        }
        tracker.willSet()
        change()
        tracker.didSet()
    }
}

/// What is kept for the inspectors of a container, on its owner.
final class ContainerInspection<State>: ActionMonitorAddition {
    /// Tell the inspectors that the container ended.
    var endings: [(ContainerIdentity) -> Void] = []
    /// The earlier state that views show in place of the current one.
    var earlierState: State?
    /// The renderers of the views that are objects, and of some that were released.
    private(set) var renderers: [WeakReference<ClosureSubscriber<State>>] = []

    /// Records the renderer of a view that is an object, and forgets those whose views were released.
    func add(_ renderer: ClosureSubscriber<State>) {
        if renderers.count == renderers.capacity { renderers.removeAll { $0.object?.isFinished ?? true } }
        renderers.append(WeakReference(renderer))
    }

    override func containerDidEnd(_ container: ContainerIdentity) {
        for ending in endings { ending(container) }
    }
}
#endif
