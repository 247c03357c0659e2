#if canImport(Combine) || OpenCombine
/// The state of an action that is a publisher, as a pure value that returns what to do.
///
/// A publisher may emit on any thread. A state that arrives on the owner while none waits is written immediately. Any
/// other state waits until code on the owner writes it, either in the call that delivers a state or after a hop to the
/// owner. At most one hop is under way.
///
/// When the owner has been deallocated, no more states are written. The subscription then ends, unless the action runs
/// to its end: it keeps its subscription until the publisher completes, and ignores further states.
///
/// The states themselves are in the caller's queue. This value only counts them, so its type does not depend on the
/// type of the states. The caller does what a method returns: it keeps and takes states immediately, and does
/// everything else outside of the lock.
struct ActionSubscriberStateMachine {
    private enum Phase {
        case active
        /// The publisher has completed; states may still wait.
        case completed
        /// The owner has been deallocated; the publisher continues until it completes.
        case ownerless
        /// The end of the action has been returned to the caller.
        case finished
        case cancelled
    }

    /// What to do with a state that was received.
    enum Reception: Equatable {
        case ignore
        /// Write it on this thread.
        case write
        case keep(Continuation)
    }

    enum Continuation: Equatable {
        case nothing
        /// Write the waiting states on this thread.
        case writeWaiting
        /// Hop to the owner, and write the waiting states there.
        case hop
        /// Record the end of the action.
        case finish
    }

    /// The next thing to do on the owner.
    enum Next: Equatable {
        /// Take the first waiting state, and write it.
        case write
        case finish
        case nothing
    }

    private var phase = Phase.active
    private var hasSubscription = false
    private var isHopping = false
    private var waitingCount = 0

    /// Handles a subscription from the publisher.
    ///
    /// - Returns: Whether to keep the subscription and to request states; otherwise, cancel it.
    mutating func receiveSubscription() -> Bool {
        guard phase == .active, !hasSubscription else { return false }
        hasSubscription = true
        return true
    }

    /// Handles a state from the publisher.
    mutating func receive(isOnOwner: Bool) -> Reception {
        guard phase == .active else { return .ignore }
        if isOnOwner, waitingCount == 0 { return .write }
        waitingCount += 1
        return .keep(isOnOwner ? .writeWaiting : hop())
    }

    /// Handles the completion of the publisher; the caller releases the subscription.
    mutating func complete(isOnOwner: Bool) -> Continuation {
        if phase == .ownerless {
            phase = .finished
            return .finish
        }
        guard phase == .active else { return .nothing }
        phase = .completed
        guard isOnOwner else { return hop() }
        guard waitingCount == 0 else { return .writeWaiting }
        phase = .finished
        return .finish
    }

    /// Ends the action; the caller cancels the subscription and releases the waiting states.
    mutating func cancel() {
        phase = .cancelled
        waitingCount = 0
    }

    /// Handles a hop that found no owner, of an action that runs to its end; the caller releases the waiting states.
    ///
    /// - Returns: Whether to record the end of the action, because the publisher has completed.
    mutating func ownerWasReleased() -> Bool {
        if phase == .ownerless || phase == .finished {
            preconditionFailure("Internal inconsistency: the owner was released twice, or after the end.")
        }
        let hasCompleted = phase == .completed
        phase = hasCompleted ? .finished : .ownerless
        waitingCount = 0
        return hasCompleted
    }

    /// Handles a hop that arrived on the owner, which then writes the waiting states.
    mutating func endHop() {
        guard isHopping else { preconditionFailure("Internal inconsistency: a hop arrived that was not under way.") }
        isHopping = false
    }

    /// Returns what to do next on the owner, until there is nothing left.
    mutating func next() -> Next {
        if waitingCount > 0 {
            waitingCount -= 1
            return .write
        }
        guard phase == .completed else { return .nothing }
        phase = .finished
        return .finish
    }

    private mutating func hop() -> Continuation {
        defer { isHopping = true }
        return isHopping ? .nothing : .hop
    }
}
#endif
