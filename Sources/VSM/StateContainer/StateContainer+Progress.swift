/// The progress of the latest action of a container.
@_spi(Host) public enum ActionProgress {
    /// The action has returned everything.
    case ended
    /// The action will return more.
    case running
    /// The action may return more for as long as it is observed: it is a publisher or an asynchronous sequence, or it
    /// follows values.
    case following
}

extension StateContainer {
    /// The progress of the latest action.
    @_spi(Host) public var actionProgress: ActionProgress {
        switch storage.running {
        case .none, .tornDown: .ended
        case .task: storage.isFollowing ? .following : .running
        case .subscription(let subscription): subscription.isFollowing ? .following : .running
        }
    }

    /// The number of the latest action, counted from 1.
    @_spi(Host) public var actionNumber: UInt64 { storage.latestID.load() }
}
