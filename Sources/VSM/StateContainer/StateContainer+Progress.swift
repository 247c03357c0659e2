/// What becomes of the latest action of a container.
package enum ActionProgress {
    /// It has returned everything.
    case ended
    /// It will return more.
    case running
    /// It may return more, as long as somebody wants to know: it is a publisher or an asynchronous sequence.
    case following
}

extension StateContainer {
    /// What becomes of the latest action.
    package var actionProgress: ActionProgress {
        switch storage.running {
        case .none: .ended
        case .task: .running
        case .following: .following
        case .subscription(let subscription): subscription.isFollowing ? .following : .running
        }
    }

    /// The number of the latest action, counted from 1.
    package var actionNumber: UInt64 { storage.latestID.load() }
}
