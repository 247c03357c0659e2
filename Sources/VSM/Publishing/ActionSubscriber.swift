#if canImport(Combine) || OpenCombine
/// Receives the states of an action that is a publisher and carries them to the container's owner.
///
/// A publisher may emit on any thread, and on several. States that arrive on the owner are written at once; others
/// queue here in the order in which they arrived, and one hop to the owner writes all that wait.
@usableFromInline
final class ActionSubscriber<State>: Subscriber, ActionSubscription, @unchecked Sendable {
    @usableFromInline typealias Input = State
    @usableFromInline typealias Failure = Never

    @usableFromInline let writer: StateWriter<State>
    /// Writes a state; a closure, because one that is made in specialised code stays specialised when called.
    @usableFromInline let write: (StateWriter<State>, State) -> Void
    private let lock = Lock()
    private var upstream: (any Subscription)?
    private var isCancelled = false
    private var isCompleted = false
    private var isHopping = false
    private var arrived: Queue<State>?

    @inlinable
    convenience init(_ writer: StateWriter<State>) {
        self.init(writer) { writer, state in writer.write(state) }
    }

    @usableFromInline
    init(_ writer: StateWriter<State>, write: @escaping (StateWriter<State>, State) -> Void) {
        self.writer = writer
        self.write = write
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        lock.lock()
        let isWanted = !isCancelled && upstream == nil
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
        let isOnOwner = writer.storage.owner.isCurrent
        lock.lock()
        if isCancelled {
            lock.unlock()
        } else if isOnOwner, arrived == nil {
            lock.unlock()
            write(writer, state)
        } else {
            if arrived == nil { arrived = Queue() }
            arrived?.append(state)
            lock.unlock()
            writeArrived(isOnOwner: isOnOwner)
        }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Never>) {
        let isOnOwner = writer.storage.owner.isCurrent
        // Like cancel(), this releases code that is not ours, so it happens outside of the lock.
        lock.lock()
        let released = upstream
        upstream = nil
        isCompleted = true
        let isLast = arrived == nil
        lock.unlock()
        withExtendedLifetime(released) {}
        if isOnOwner, isLast {
            writer.finish()
        } else {
            writeArrived(isOnOwner: isOnOwner)
        }
    }

    @usableFromInline
    func cancel() {
        // The upstream's own code runs on cancellation, so it is called outside of the lock.
        lock.lock()
        let (upstream, dropped) = (upstream, arrived)
        self.upstream = nil
        arrived = nil
        isCancelled = true
        lock.unlock()
        upstream?.cancel()
        withExtendedLifetime(dropped) {}
    }

    /// Writes what has arrived, oldest first; hops to the owner for it unless a hop is on its way.
    private func writeArrived(isOnOwner: Bool) {
        if isOnOwner {
            while let state = nextArrived() { write(writer, state) }
            return
        }
        let hops = lock.withLock {
            defer { isHopping = true }
            return !isHopping
        }
        guard hops else { return }
        let isOnItsWay = writer.storage.owner.enqueue { [self] in
            lock.withLock { isHopping = false }
            writeArrived(isOnOwner: true)
        }
        // Nobody would ever come for what arrives.
        if !isOnItsWay { cancel() }
    }

    /// The next state to write; ends the action when there is none, and none will come.
    private func nextArrived() -> State? {
        let (state, isFinished) = lock.withLock {
            if let state = arrived?.popFirst() { return (Optional(state), false) }
            arrived = nil
            return (nil, isCompleted && !isCancelled)
        }
        if isFinished { writer.finish() }
        return state
    }
}
#endif
