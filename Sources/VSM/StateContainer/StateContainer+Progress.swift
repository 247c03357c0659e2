/// The progress of the latest action of a container.
@_spi(Host) public enum ActionProgress {
    /// The action has returned everything.
    case ended
    /// The action will return more.
    case running
    /// The action may wait forever for its next state: it is a publisher or an asynchronous sequence, or it follows values.
    case following
}

extension StateContainer {
    /// The progress of the latest action.
    @_spi(Host) public var actionProgress: ActionProgress {
        switch storage.running?.phase {
        case nil, .detached, .over: .ended
        case .running, .finishing: .running
        case .following: .following
        }
    }

    /// The number of the latest action, counted from 1.
    @_spi(Host) public var actionNumber: UInt64 { storage.latestID.load() }
}
