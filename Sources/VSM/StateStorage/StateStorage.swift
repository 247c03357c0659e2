/// The state of a container, its subscribers and its running action.
///
/// The storage is separate from the container so that publishers, sequences and running actions can hold it without
/// keeping the container alive.
///
/// Everything here is used only on the owner, or on what replaces an owner that has been deallocated, except ``latestID`` and
/// ``tearDown()``, which the thread that releases the container also uses. No property is accessed while code of an app runs, so
/// those that each action uses need no exclusivity checks at run time; see the benchmark `observe`.
@usableFromInline
final class StateStorage<State> {
    /// The number behind ``latestID``; the first property, see ``AtomicNumber``.
    @usableFromInline var latestNumber: ActionID = 0

    /// The number of the action that may write.
    ///
    /// The owner advances it when the next action begins, and the thread that releases the container does when the
    /// container is released.
    @inlinable var latestID: AtomicNumber { AtomicNumber(firstPropertyOf: self) }

    /// The latest action, unless it was a state; the owner sets it while the container is alive, and the thread that releases the
    /// container takes it.
    @safe @exclusivity(unchecked)
    @usableFromInline var running: ActionRun<State>?

    @safe @exclusivity(unchecked)
    @usableFromInline var subscribers = StateSubscribers<State>()

    #if canImport(Combine) || OpenCombine
    private(set) var objectWillChangePublisher: ObservableObjectPublisher?

    /// Created on first use.
    var objectWillChange: ObservableObjectPublisher {
        if let objectWillChangePublisher { return objectWillChangePublisher }
        let publisher = ObservableObjectPublisher()
        objectWillChangePublisher = publisher
        add(ClosureSubscriber(owner: owner) { _ in publisher.send() }, at: .willSet)
        return publisher
    }
    #endif

    /// Created when the container gets its first observer.
    @safe @exclusivity(unchecked)
    @usableFromInline var monitor: ActionMonitor<State>?

    /// The turn of the latest finishing action, for which the next one waits.
    @usableFromInline var latestTurn: FinishingTurn?

    /// Registers the container's state with the Observation framework, once it is tracked.
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

    /// Ends the right of the running action to write, when the next action begins.
    ///
    /// - Returns: What has to be cancelled, if anything. Cancelling may run code that observes the next action.
    @inlinable
    func supersedeRunning() -> ActionWork? {
        guard let superseded = running else { return nil }
        running = nil
        return superseded.phase == .over ? nil : superseded.supersede()
    }

    /// Keeps the action that has just begun from writing, because the container was torn down.
    @usableFromInline
    func refuse() {
        latestID.increment()
        monitor?.endAction()
    }

    /// Ends the running action, on the owner or on the thread that releases the container.
    @usableFromInline
    func tearDown() {
        latestID.increment()
        monitor?.ended()
        supersedeRunning()?.cancel()
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

    /// Adds a subscriber, and delivers the current state to it, then the states that result from it to all subscribers.
    @inlinable
    func begin(_ subscriber: StateSubscriber<State>, at moment: SubscriptionMoment) {
        // A call that was forwarded may have been cancelled meanwhile.
        if subscriber.isFinished { return }
        add(subscriber, at: moment)
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
        // The loop includes subscribers that joined meanwhile and have not received this state.
        var notified = 0
        while notified < subscribers.willSet.count {
            notified = notify(subscribers.willSet, from: notified, of: state, number, &hasFinished)
        }
        if delivery.commit() { self.state = state }
        notified = 0
        while notified < subscribers.didSet.count {
            notified = notify(subscribers.didSet, from: notified, of: state, number, &hasFinished)
        }
    }

    /// Notifies the subscribers that have not received a state yet.
    ///
    /// - Parameters:
    ///   - subscribers: A copy of the subscribers, because the calls may add some.
    ///   - first: The index of the first subscriber to notify.
    ///   - state: The state.
    ///   - number: The number of the state.
    ///   - hasFinished: Set to `true` when a subscriber can be removed.
    /// - Returns: The index after the last notified subscriber.
    @inlinable
    func notify(
        _ subscribers: [StateSubscriber<State>],
        from first: Int,
        of state: State,
        _ number: UInt64,
        _ hasFinished: inout Bool
    ) -> Int {
        for index in first..<subscribers.count {
            let subscriber = subscribers[index]
            guard subscriber.lastNumber < number else { continue }
            subscriber.lastNumber = number
            if subscriber.isFinished {
                hasFinished = true
            } else {
                subscriber.receive(state)
            }
        }
        return subscribers.count
    }

    /// Adds a subscriber, which receives every state after the current one.
    ///
    /// - Returns: The current state.
    @inlinable
    @discardableResult
    func add(_ subscriber: StateSubscriber<State>, at moment: SubscriptionMoment) -> State {
        subscriber.lastNumber = delivery.number
        if subscribers.isFull(moment), delivery.deliveringNumber == 0 { removeFinished() }
        subscribers.append(subscriber, at: moment)
        return state
    }

    @inlinable var hasSubscribers: Bool { !subscribers.isEmpty }

    @usableFromInline
    func removeFinished() {
        let former = subscribers.removeFinished()
        // Releasing them may run code that reads the container, so they are released once everything is in place.
        withExtendedLifetime(former) {}
    }
}
