#if canImport(Combine) || OpenCombine
import CConcurrencyRuntime

/// Receives the states of a publisher and passes them to the container's owner.
///
/// ``ActionSubscriberStateMachine`` decides what to do. This class guards it with a lock and does what it returns,
/// outside of the lock. It is Sendable for this reason.
@usableFromInline
final class ActionSubscriber<State>: Subscriber, ActionSubscription, @unchecked Sendable {
    @usableFromInline typealias Input = State
    @usableFromInline typealias Failure = Never

    @usableFromInline let writer: StateWriter<State>
    /// Writes a state; stored as a closure, because a closure that is created in specialized code stays specialized.
    @usableFromInline let write: (StateWriter<State>, State) -> Void
    private let lock = Lock()
    /// The thread that is subscribing to the publisher, or 0; guarded by the lock.
    private var subscribingThread: UInt64 = 0
    // The lock guards these three, so they need no exclusivity checks at run time. With them, observing an erased `Just` would
    // cost 6,483 instructions instead of 5,795.
    @safe @exclusivity(unchecked)
    private var machine: ActionSubscriberStateMachine
    @safe @exclusivity(unchecked)
    private var upstream: (any Subscription)?
    @safe @exclusivity(unchecked)
    private var waiting: WaitingStates<State>?

    /// - Parameters:
    ///   - writer: Writes the states.
    ///   - finishes: Whether the action runs to its end even if its owner is deallocated.
    @inlinable
    convenience init(_ writer: StateWriter<State>, finishes: Bool = false) {
        self.init(writer, finishes: finishes) { writer, state in writer.write(state) }
    }

    @usableFromInline
    init(_ writer: StateWriter<State>, finishes: Bool, write: @escaping (StateWriter<State>, State) -> Void) {
        self.writer = writer
        self.write = write
        machine = ActionSubscriberStateMachine(finishes: finishes)
    }

    /// Subscribes to the publisher.
    ///
    /// Call this on the owner. States that the publisher emits on this thread during the call arrive on the owner, even
    /// if the owner's executor cannot confirm it.
    ///
    /// - Parameter subscribe: Passes the subscriber to the publisher.
    @usableFromInline
    func subscribe(_ subscribe: (ActionSubscriber<State>) -> Void) {
        lock.withLock { subscribingThread = vsm_current_thread() }
        subscribe(self)
        lock.withLock { subscribingThread = 0 }
    }

    @usableFromInline var isFollowing: Bool { true }

    private var isOnOwner: Bool {
        let thread = lock.withLock { subscribingThread }
        return thread != 0 && thread == vsm_current_thread() || writer.storage.owner.isCurrent
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        let isWanted = machine.receiveSubscription()
        if isWanted { upstream = subscription }
        lock.unlock()
        if isWanted {
            subscription.request(.unlimited)
        } else {
            subscription.cancel()
        }
    }

    @usableFromInline
    func receive(_ state: State) -> Subscribers.Demand {
        let isOnOwner = isOnOwner
        lock.lock()
        let reception = machine.receive(isOnOwner: isOnOwner)
        if case .keep = reception { keep(state) }
        lock.unlock()
        switch reception {
        case .ignore: break
        case .write: write(writer, state)
        case .keep(let continuation): perform(continuation)
        }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Never>) {
        let isOnOwner = isOnOwner
        lock.lock()
        let continuation = machine.complete(isOnOwner: isOnOwner)
        let released = upstream
        upstream = nil
        lock.unlock()
        // Releasing the subscription may run code of the publisher, so it is released outside of the lock.
        withExtendedLifetime(released) {}
        perform(continuation)
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        machine.cancel()
        let (cancelled, dropped) = (upstream, waiting)
        upstream = nil
        waiting = nil
        lock.unlock()
        cancelled?.cancel()
        withExtendedLifetime(dropped) {}
    }

    private func keep(_ state: State) {
        if waiting == nil { waiting = WaitingStates() }
        waiting?.queue.append(state)
    }

    private func perform(_ continuation: ActionSubscriberStateMachine.Continuation) {
        switch continuation {
        case .nothing: break
        case .writeWaiting: writeWaiting()
        case .finish: writer.finish()
        case .hop:
            let isUnderWay = writer.storage.owner.enqueue { [self] in
                lock.withLock { machine.endHop() }
                writeWaiting()
            }
            if !isUnderWay { ownerWasReleased() }
        }
    }

    /// Does the remaining work after the owner has been deallocated.
    private func ownerWasReleased() {
        lock.lock()
        let loss = machine.ownerWasReleased()
        let dropped = waiting
        if loss != .cancel { waiting = nil }
        lock.unlock()
        withExtendedLifetime(dropped) {}
        switch loss {
        case .cancel: cancel()
        case .release: break
        // No other code uses the storage of an action whose owner has been deallocated.
        case .finish: writer.finish()
        }
    }

    private func writeWaiting() {
        while true {
            lock.lock()
            let next = machine.next()
            let state = next == .write ? waiting?.queue.popFirst() : nil
            lock.unlock()
            switch next {
            case .write:
                guard let state else { preconditionFailure("Internal inconsistency: no state waits.") }
                write(writer, state)
            case .finish: writer.finish()
            case .nothing: return
            }
        }
    }
}

/// A queue of waiting states; an object, because a queue in a property makes its owner slower to release.
final class WaitingStates<State> {
    var queue = Queue<State>()
}
#endif
