extension StateStorage {
    /// Returns the state, and registers the read.
    @inlinable
    func read() -> State {
        guard owner.checkCaller(of: "state") else { return stateReadElsewhere() }
        if owner.isMainActor { recordReading() }
        return state
    }

    /// Registers a read of the state with the Observation framework.
    ///
    /// Only containers of the main actor can be tracked: user interfaces use them, and other containers avoid the cost.
    @usableFromInline
    func recordReading() {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), TrackingUse.isKnown else { return }
        trackerMadeOnce.access()
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    private var trackerMadeOnce: StateTracker {
        if let tracker { return unsafe unsafeDowncast(tracker, to: StateTracker.self) }
        let tracker = StateTracker()
        self.tracker = tracker
        add(TrackingSubscriber { tracker.willSet() }, at: .willSet)
        add(TrackingSubscriber { tracker.didSet() }, at: .didSet)
        return tracker
    }
}

/// A subscriber that reports each change of the state to the Observation framework.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class TrackingSubscriber<State>: StateSubscriber<State> {
    private let tell: @Sendable () -> Void

    init(_ tell: @escaping @Sendable () -> Void) {
        self.tell = tell
    }

    override func receive(_ state: State) { tell() }
}
