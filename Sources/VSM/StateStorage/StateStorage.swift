/// The state of a container, its subscribers and its running action.
///
/// The storage is separate from the container so that publishers, sequences and running actions can hold it without
/// keeping the container alive.
///
/// Everything here is used only on the owner, except ``latestID``, ``runningKind``, ``takeRunning()`` and
/// ``tearDown(isRetained:)``. No property is accessed while code of an app runs, so accesses need no exclusivity checks at run
/// time. With them, observing a state would cost 1,336 instructions instead of 376 (one subscriber).
@usableFromInline
final class StateStorage<State> {
    /// The number behind ``latestID`` and the byte behind ``runningKind``; the first property, see ``AtomicNumber`` and
    /// ``AtomicByte``.
    @usableFromInline var atomics: (latestID: ActionID, runningKind: UInt8) = (0, 0)

    /// The number of the action that may write.
    ///
    /// The owner advances it when the next action begins, and the thread that releases the container does when the
    /// container is released.
    @inlinable var latestID: AtomicNumber { AtomicNumber(firstPropertyOf: self) }

    /// The running action, which is stored and taken as ``runningKind`` says.
    @safe @exclusivity(unchecked)
    @usableFromInline var running = RunningAction.none

    @safe @exclusivity(unchecked)
    @usableFromInline var willSetSubscribers = StateSubscribers<State>()

    @safe @exclusivity(unchecked)
    @usableFromInline var didSetSubscribers = StateSubscribers<State>()

    #if canImport(Combine) || OpenCombine
    /// Created on first use.
    @safe @exclusivity(unchecked)
    @usableFromInline private(set) var objectWillChangePublisher: ObservableObjectPublisher?

    var objectWillChange: ObservableObjectPublisher {
        if let objectWillChangePublisher { return objectWillChangePublisher }
        let publisher = ObservableObjectPublisher()
        objectWillChangePublisher = publisher
        return publisher
    }
    #endif

    /// Created when the container gets its first observer.
    @safe @exclusivity(unchecked)
    @usableFromInline var monitor: ActionMonitor<State>?

    /// The turn of the latest finishing action.
    @safe @exclusivity(unchecked)
    var finishingTurn: FinishingTurn?

    /// Registers the container's state with the Observation framework, once it is tracked.
    @safe @exclusivity(unchecked)
    @usableFromInline var tracker: AnyObject?

    @usableFromInline let owner: Owner

    @safe @exclusivity(unchecked)
    @usableFromInline var delivery = StateDelivery<State>()

    // This property is the last, because access to properties after one of generic type is slower.
    @safe @exclusivity(unchecked)
    @usableFromInline var state: State

    @inlinable
    init(_ state: State, owner: Owner) {
        self.owner = owner
        self.state = state
    }
}

// MARK: - Actions

extension StateStorage {
    /// Whether an action may write.
    @inlinable
    func isLatest(_ id: ActionID) -> Bool { latestID.load() == id }

    /// Transfers the right to write from the latest action to the next one.
    @inlinable
    func nextID() -> ActionID {
        let id = latestID.load() &+ 1
        latestID.store(id)
        return id
    }

    /// Writes a state of an action, unless it is a late result: then the next action has begun, and the state is dropped.
    ///
    /// - Returns: Whether the action may write further states.
    @inlinable
    @discardableResult
    func write(_ state: State, id: ActionID) -> Bool {
        guard isLatest(id) else {
            if let monitor { monitor.dropped(state, id: id) }
            return false
        }
        if let monitor {
            monitor.willWrite(state, after: self.state, id: id)
            // An observer or a predicate may have observed the next action.
            guard isLatest(id) else { return false }
        }
        set(state)
        return isLatest(id)
    }

    /// Tells the observers that an action has returned everything.
    @inlinable
    func reportFinished(id: ActionID) {
        if let monitor { monitor.finished(id: id) }
    }

    /// Releases an action, which has returned everything, and tells the observers.
    @inlinable
    func finish(id: ActionID) {
        if isLatest(id), hasRunning { finishRunning() }
        reportFinished(id: id)
    }
}

// MARK: - Subscribers

extension StateStorage {
    /// Changes the state and notifies the subscribers.
    @inlinable
    func set(_ state: State) {
        // Releasing the previous state may run code that reads the container, so it is released last.
        let previous = self.state
        if hasSubscribers {
            deliver(state)
        } else {
            delivery.countUndelivered()
            self.state = state
        }
        withExtendedLifetime(previous) {}
    }

    /// Delivers a state; if an outer call is delivering one, that call delivers this one afterwards.
    @inlinable
    func deliver(_ state: State) {
        guard delivery.begin(state) else {
            self.state = state
            return
        }
        var hasFinished = false
        notify(of: state, &hasFinished)
        deliverWaiting(&hasFinished)
    }

    /// Delivers the current state to a new subscriber, then the states that result from it to all subscribers.
    @inlinable
    func deliverCurrent(to subscriber: StateSubscriber<State>) {
        let isOutermost = delivery.beginCurrent()
        subscriber.receive(state)
        guard isOutermost else { return }
        var hasFinished = false
        deliverWaiting(&hasFinished)
    }

    @inlinable
    func deliverWaiting(_ hasFinished: inout Bool) {
        while let next = delivery.next() { notify(of: next, &hasFinished) }
        if hasFinished { removeFinished() }
    }

    /// Calls the subscribers before the change, changes the state, and calls the subscribers after the change.
    @inlinable
    func notify(of state: State, _ hasFinished: inout Bool) {
        let number = delivery.deliveringNumber
        #if canImport(Combine) || OpenCombine
        if let objectWillChangePublisher { objectWillChangePublisher.send() }
        #endif
        // The loop includes subscribers that joined meanwhile and have not received this state.
        var notified = 0
        while notified < willSetSubscribers.count {
            notified = willSetSubscribers.notify(of: state, number: number, from: notified, &hasFinished)
        }
        if delivery.commit() { self.state = state }
        notified = 0
        while notified < didSetSubscribers.count {
            notified = didSetSubscribers.notify(of: state, number: number, from: notified, &hasFinished)
        }
    }

    /// Adds a subscriber, which receives every state after the current one.
    ///
    /// - Returns: The current state.
    @inlinable
    @discardableResult
    func add(_ subscriber: StateSubscriber<State>, at moment: SubscriptionMoment) -> State {
        subscriber.lastNumber = delivery.number
        switch moment {
        case .willSet:
            if willSetSubscribers.isFull, delivery.deliveringNumber == 0 { removeFinished() }
            willSetSubscribers.append(subscriber)
        case .didSet:
            if didSetSubscribers.isFull, delivery.deliveringNumber == 0 { removeFinished() }
            didSetSubscribers.append(subscriber)
        }
        return state
    }

    @inlinable var hasSubscribers: Bool {
        #if canImport(Combine) || OpenCombine
        !willSetSubscribers.isEmpty || !didSetSubscribers.isEmpty || objectWillChangePublisher != nil
        #else
        !willSetSubscribers.isEmpty || !didSetSubscribers.isEmpty
        #endif
    }

    @usableFromInline
    func removeFinished() {
        let removed = willSetSubscribers.removeFinished() + didSetSubscribers.removeFinished()
        // Releasing them may run code that reads the container, so they are released once everything is in place.
        withExtendedLifetime(removed) {}
    }
}
