/// The subscribers of a container that are notified at the same moment, in the order in which they subscribed.
@usableFromInline
struct StateSubscribers<State> {
    /// The subscribers, each a `StateSubscriber<State>`; the type is `AnyObject`, because arrays of a generic type cost
    /// more to change.
    @usableFromInline var members: [AnyObject] = []

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { members.isEmpty }

    @inlinable var count: Int { members.count }

    /// Notifies the subscribers that have not received a state yet.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - number: The number of the state.
    ///   - first: The index of the first subscriber to notify.
    ///   - hasFinished: Set to `true` when a subscriber can be removed.
    /// - Returns: The index after the last notified subscriber; others may have joined meanwhile.
    @inlinable
    func notify(of state: State, number: UInt64, from first: Int, _ hasFinished: inout Bool) -> Int {
        // This copy keeps all subscribers alive during the calls, so they need not be retained one by one. All objects
        // have the same class, so their references can be read as references to that class. With a plain loop over an array
        // of subscribers, a state for ten subscribers would cost 2,231 instructions instead of 1,796.
        let members = members
        unsafe members.withUnsafeBytes { bytes in
            for index in first..<members.count {
                let offset = index * MemoryLayout<AnyObject>.stride
                let member = unsafe bytes.load(fromByteOffset: offset, as: Unmanaged<StateSubscriber<State>>.self)
                unsafe member._withUnsafeGuaranteedRef { subscriber in
                    guard subscriber.lastNumber < number else { return }
                    subscriber.lastNumber = number
                    if subscriber.isFinished {
                        hasFinished = true
                    } else {
                        subscriber.receive(state)
                    }
                }
            }
        }
        return members.count
    }

    /// Tells the subscribers that the running action may wait forever from now on.
    func actionMayFollow() {
        // Only subscribers of this class are appended.
        for member in members { unsafe unsafeDowncast(member, to: StateSubscriber<State>.self).actionMayFollow() }
    }

    /// Tells the subscribers that the running action has returned everything.
    func actionDidFinish() {
        // Only subscribers of this class are appended.
        for member in members { unsafe unsafeDowncast(member, to: StateSubscriber<State>.self).actionDidFinish() }
    }

    @inlinable
    mutating func append(_ subscriber: StateSubscriber<State>) {
        members.append(subscriber)
    }

    /// Whether to remove finished subscribers before the next one is added.
    @inlinable var isFull: Bool { !members.isEmpty && members.count == members.capacity }

    /// Removes the subscribers that have finished.
    ///
    /// Only valid while no subscriber is being notified.
    ///
    /// - Returns: The removed subscribers.
    mutating func removeFinished() -> [AnyObject] {
        var finished: [AnyObject] = []
        var others: [AnyObject] = []
        for index in members.indices {
            // Only subscribers of this class are appended.
            let subscriber = unsafe unsafeDowncast(members[index], to: StateSubscriber<State>.self)
            if subscriber.isFinished {
                finished.append(members[index])
            } else {
                others.append(members[index])
            }
        }
        if !finished.isEmpty { members = others }
        return finished
    }
}
