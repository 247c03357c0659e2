#if canImport(Combine) || OpenCombine
import CConcurrencyRuntime

/// Receives the states of a publisher and passes them to the container's owner.
///
/// ``ActionSubscriberStateMachine`` decides what to do. This class guards it with a lock and does what it returns,
/// outside of the lock. It is Sendable for this reason.
@usableFromInline
final class ActionSubscriber<State>: ActionSubscription, Subscriber, @unchecked Sendable {
    @usableFromInline typealias Input = State
    @usableFromInline typealias Failure = Never

    @usableFromInline let run: ActionRun<State>
    private let lock = Lock()
    // The lock guards these.
    private var machine = ActionSubscriberStateMachine()
    /// Both the subscription and the completion access it; see the benchmark `observe-just`.
    @safe @exclusivity(unchecked)
    private var upstream: (any Subscription)?
    private var waiting: WaitingStates<State>?
    /// The thread that is subscribing to the publisher, or 0.
    private var subscribingThread = vsm_current_thread()

    /// Writes a state; a closure that specialized code creates stays specialized.
    private let write: (ActionRun<State>, State) -> Void

    @inlinable
    convenience init(_ run: ActionRun<State>) { self.init(run) { run, state in run.write(state) } }

    @usableFromInline
    init(_ run: ActionRun<State>, write: @escaping (ActionRun<State>, State) -> Void) {
        self.run = run
        self.write = write
    }

    /// Subscribes to the publisher, just after the creation of this object.
    ///
    /// Call this on the owner. States that the publisher emits on this thread during the call arrive on the owner, even
    /// if the owner's executor cannot confirm it.
    ///
    /// - Parameter subscribe: Passes the subscriber to the publisher.
    @usableFromInline
    func subscribe(_ subscribe: (ActionSubscriber<State>) -> Void) {
        // Nothing cancels a finishing action.
        if !run.finishes { run.hold(.subscription(self)) }
        subscribe(self)
        // A publisher that has completed emits nothing more.
        if run.phase != .over { lock.withLock { subscribingThread = 0 } }
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        let isWanted = lock.withLock {
            let isWanted = machine.receiveSubscription()
            if isWanted { upstream = subscription }
            return isWanted
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    @usableFromInline
    func receive(_ state: State) -> Subscribers.Demand {
        let isOnOwner = run.owner.isCurrent
        let reception = lock.withLock {
            let reception = machine.receive(isOnOwner: isOnOwner || subscribingThread == vsm_current_thread())
            if case .keep = reception { keep(state) }
            return reception
        }
        switch reception {
        case .ignore: break
        case .write: write(run, state)
        case .keep(let continuation): perform(continuation)
        }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Never>) {
        let isOnOwner = run.owner.isCurrent
        let (continuation, completed) = lock.withLock {
            (machine.complete(isOnOwner: isOnOwner || subscribingThread == vsm_current_thread()), upstream.take())
        }
        // Releasing the subscription may run code of the publisher, so it is released outside of the lock.
        withExtendedLifetime(completed) {}
        perform(continuation)
    }

    @usableFromInline
    override func cancel() {
        let (cancelled, dropped) = lock.withLock {
            machine.cancel()
            return (upstream.take(), waiting.take())
        }
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
        case .finish: run.finish()
        case .hop:
            let isUnderWay = run.owner.enqueue { [self] in
                lock.withLock { machine.endHop() }
                writeWaiting()
            }
            if !isUnderWay { ownerWasReleased() }
        }
    }

    /// Does the remaining work after the owner has been deallocated.
    private func ownerWasReleased() {
        guard run.finishes else { return cancel() }
        let (hasCompleted, dropped) = lock.withLock { (machine.ownerWasReleased(), waiting.take()) }
        withExtendedLifetime(dropped) {}
        // No other code uses an action whose owner has been deallocated.
        if hasCompleted { run.finish() }
    }

    private func writeWaiting() {
        while true {
            let (next, state) = lock.withLock {
                let next = machine.next()
                return (next, next == .write ? waiting?.queue.popFirst() : nil)
            }
            switch next {
            case .write:
                guard let state else { preconditionFailure("Internal inconsistency: no state waits.") }
                write(run, state)
            case .finish: run.finish()
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
