#if canImport(Combine) || OpenCombine
/// What an action's publisher, its cancellation and the way to the owner lead to, as a pure value.
///
/// A publisher may emit on any thread. A state that arrives on the owner while none waits is written at once. Any other
/// state is kept: code on the owner writes what waits, either in the call that delivers a state or after a hop to the
/// owner. One hop at most is under way.
///
/// When the owner is gone, nothing will be written any more. The subscription then ends, unless the action runs to its end:
/// its publisher keeps its subscription until it completes, and what it emits is ignored.
///
/// The states themselves are in their caller's queue; this value counts them, which makes it the same type for all states.
/// What a method returns is done by its caller: keeping and taking states at once, everything else outside of the lock.
struct ActionSubscriberStateMachine {
    private enum Phase {
        case active
        /// The publisher has completed; states may still wait.
        case completed
        /// The owner is gone; the publisher continues until it completes.
        case ownerless
        /// The end of the action was handed out.
        case finished
        case cancelled
    }

    /// What to do with a state that was received.
    enum Reception: Equatable {
        case ignore
        /// Write it, on this thread.
        case write
        case keep(Continuation)
    }

    enum Continuation: Equatable {
        case nothing
        /// Write what waits, on this thread.
        case writeWaiting
        /// Hop to the owner, and write there what waits.
        case hop
        /// Note the end of the action.
        case finish
    }

    /// The next thing to do on the owner.
    enum Next: Equatable {
        /// Take the first state that waits, and write it.
        case write
        case finish
        case nothing
    }

    /// What to do when the owner is gone.
    enum Loss: Equatable {
        /// End the subscription.
        case cancel
        /// Release the states that wait.
        case release
        /// Release them, and note the end of the action.
        case finish
    }

    private let finishes: Bool
    private var phase = Phase.active
    private var hasSubscription = false
    private var isHopping = false
    private var waitingCount = 0

    /// Creates the value for an action that has no subscription yet.
    ///
    /// - Parameter finishes: Whether the action runs to its end even if its owner is gone.
    init(finishes: Bool) {
        self.finishes = finishes
    }

    /// The publisher hands a subscription out.
    ///
    /// - Returns: Whether to keep it and to request states from it; if not, it is to be cancelled.
    mutating func receiveSubscription() -> Bool {
        guard phase == .active, !hasSubscription else { return false }
        hasSubscription = true
        return true
    }

    /// The publisher emits a state.
    mutating func receive(isOnOwner: Bool) -> Reception {
        guard phase == .active else { return .ignore }
        if isOnOwner, waitingCount == 0 { return .write }
        waitingCount += 1
        return .keep(isOnOwner ? .writeWaiting : hop())
    }

    /// The publisher completes; its subscription is to be released.
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

    /// The action is over: the subscription is to be cancelled, and what waits to be released.
    mutating func cancel() {
        phase = .cancelled
        waitingCount = 0
    }

    /// A hop finds no owner.
    mutating func loseOwner() -> Loss {
        guard finishes else { return .cancel }
        waitingCount = 0
        guard phase == .completed else {
            phase = .ownerless
            return .release
        }
        phase = .finished
        return .finish
    }

    /// A hop arrives on the owner, which then writes what waits.
    mutating func endHop() {
        isHopping = false
    }

    /// What is next; asked on the owner until there is nothing.
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
