#if DEBUG
// An inspector shows an earlier state in place of the current one. Views read it through `StateContainer.state`, and
// actions that they observe meanwhile are ignored. Running actions continue, and change the current state unseen.
extension StateStorage {
    /// The earlier state that views show; `nil` if they show the current one.
    @usableFromInline var earlierState: State? { monitor?.earlierState }

    /// Whether actions that are observed now are ignored, because views show an earlier state.
    @usableFromInline var isReadOnly: Bool { earlierState != nil }

    /// Shows an earlier state in the container's views in place of the current one, on the owner.
    ///
    /// Publishers do not publish it.
    ///
    /// - Parameter earlier: The state; `nil` shows the current one again.
    func show(_ earlier: State?) {
        guard let monitor else { return }
        #if canImport(Combine) || OpenCombine
        objectWillChangePublisher?.send()
        #endif
        updateTracked { monitor.earlierState = earlier }
        for case let renderer? in monitor.renderers.map(\.object) where !renderer.isFinished {
            deliverCurrent(to: renderer)
        }
    }

    /// Records the renderer of a view that is an object, to which earlier states are delivered.
    @usableFromInline
    func note(_ renderer: ClosureSubscriber<State>) { monitor?.note(renderer) }

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
#endif
