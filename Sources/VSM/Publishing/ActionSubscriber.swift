#if canImport(Combine) || OpenCombine
import CConcurrencyRuntime
import Synchronization

/// Receives the states of an action that is a publisher and carries them to the container's owner.
///
/// ``ActionSubscriberStateMachine`` decides; this class guards it with a lock and does what it says, outside of the lock.
@usableFromInline
final class ActionSubscriber<State>: Subscriber, Cancellable, @unchecked Sendable {
    @usableFromInline typealias Input = State
    @usableFromInline typealias Failure = Never

    @usableFromInline let landing: Landing<State>
    /// Writes a state; a closure, because one that is made in specialised code stays specialised when called.
    @usableFromInline let land: (Landing<State>, State) -> Void
    /// The thread that is subscribing to the publisher, or 0.
    private let subscribingThread = Atomic<UInt>(0)
    private let lock = Lock()
    // Not checked for exclusive access at run time, which costs more than all the rest: the lock guards these three.
    @exclusivity(unchecked)
    private var machine = ActionSubscriberStateMachine()
    @exclusivity(unchecked)
    private var upstream: (any Subscription)?
    @exclusivity(unchecked)
    private var waiting: WaitingStates<State>?

    @inlinable
    convenience init(_ storage: StateStorage<State>, turn: Turn) {
        self.init(Landing(storage, turn: turn)) { landing, state in landing.land(state) }
    }

    @usableFromInline
    init(_ landing: Landing<State>, land: @escaping (Landing<State>, State) -> Void) {
        self.landing = landing
        self.land = land
    }

    /// Subscribes to the publisher.
    ///
    /// Call this on the owner. What the publisher emits on this thread meanwhile is known to arrive on the owner, even
    /// where the owner's executor cannot be asked.
    ///
    /// - Parameter subscribe: passes the subscriber to the publisher.
    @usableFromInline
    func subscribe(_ subscribe: (ActionSubscriber<State>) -> Void) {
        subscribingThread.store(vsm_current_thread(), ordering: .relaxed)
        subscribe(self)
        subscribingThread.store(0, ordering: .relaxed)
    }

    private var isOnOwner: Bool {
        let thread = subscribingThread.load(ordering: .relaxed)
        return thread != 0 && thread == vsm_current_thread() || landing.storage.owner.isCurrent
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        let isWanted = unsafe machine.receiveSubscription()
        if isWanted { unsafe upstream = subscription }
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
        let reception = unsafe machine.receive(isOnOwner: isOnOwner)
        if case .keep = reception { keep(state) }
        lock.unlock()
        switch reception {
        case .ignore: break
        case .write: land(landing, state)
        case .keep(let continuation): perform(continuation)
        }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Never>) {
        let isOnOwner = isOnOwner
        lock.lock()
        let continuation = unsafe machine.complete(isOnOwner: isOnOwner)
        let released = unsafe upstream
        unsafe upstream = nil
        lock.unlock()
        // It runs code of the publisher as it goes, so it goes without the lock.
        withExtendedLifetime(released) {}
        perform(continuation)
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        unsafe machine.cancel()
        let (cancelled, dropped) = unsafe (upstream, waiting)
        unsafe upstream = nil
        unsafe waiting = nil
        lock.unlock()
        cancelled?.cancel()
        withExtendedLifetime(dropped) {}
    }

    private func keep(_ state: State) {
        if unsafe waiting == nil { unsafe waiting = WaitingStates() }
        unsafe waiting?.queue.append(state)
    }

    private func perform(_ continuation: ActionSubscriberStateMachine.Continuation) {
        switch continuation {
        case .nothing: break
        case .writeWaiting: writeWaiting()
        case .finish: landing.finish()
        case .hop:
            let isUnderWay = landing.storage.owner.enqueue { [self] in
                lock.withLock { unsafe machine.endHop() }
                writeWaiting()
            }
            // The owner is gone, so nothing will ever be written.
            if !isUnderWay { cancel() }
        }
    }

    private func writeWaiting() {
        while true {
            lock.lock()
            let next = unsafe machine.next()
            let state = unsafe next == .write ? waiting?.queue.popFirst() : nil
            lock.unlock()
            switch next {
            case .write: if let state { land(landing, state) }
            case .finish: landing.finish()
            case .nothing: return
            }
        }
    }
}

/// States that wait, in an object, because a queue in a property makes its owner slower to release.
final class WaitingStates<State> {
    var queue = Queue<State>()
}
#endif
