public import Synchronization

/// Those who are told of a container's states at one moment, in the order in which they came.
@usableFromInline
struct StateSubscribers<State> {
    /// Each a `StateSubscriber<State>`; without saying so, because arrays of a generic type cost more to change.
    @usableFromInline var members: [AnyObject] = []

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { members.isEmpty }

    @inlinable var count: Int { members.count }

    /// Tells those who have not heard of a state yet.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - number: the number of the state.
    ///   - first: the index of the first to tell.
    ///   - hasFinished: is set when somebody has lost interest.
    /// - Returns: the index after the last who was told; somebody else may have joined meanwhile.
    @inlinable
    func tell(_ state: State, number: UInt64, from first: Int, _ hasFinished: inout Bool) -> Int {
        // This copy holds on to everybody, whatever they do meanwhile, so that nobody is retained one by one.
        let members = members
        members.withUnsafeBytes { bytes in
            for index in first..<members.count {
                let offset = index * MemoryLayout<AnyObject>.stride
                let member = bytes.load(fromByteOffset: offset, as: Unmanaged<StateSubscriber<State>>.self)
                member._withUnsafeGuaranteedRef { subscriber in
                    guard subscriber.lastNumber < number else { return }
                    subscriber.lastNumber = number
                    if subscriber.isFinished.load(ordering: .relaxed) {
                        hasFinished = true
                    } else {
                        subscriber.receive(state)
                    }
                }
            }
        }
        return members.count
    }

    @inlinable
    mutating func append(_ subscriber: StateSubscriber<State>) {
        members.append(subscriber)
    }

    /// Whether it is worth looking for those who have lost interest before another one comes.
    @inlinable var isFull: Bool { !members.isEmpty && members.count == members.capacity }

    /// Lets go of those who have lost interest.
    ///
    /// Only while nobody is being told.
    ///
    /// - Returns: those who were let go.
    mutating func removeFinished() -> [AnyObject] {
        var finished: [AnyObject] = []
        var others: [AnyObject] = []
        for index in members.indices {
            if unsafeDowncast(members[index], to: StateSubscriber<State>.self).isFinished.load(ordering: .relaxed) {
                finished.append(members[index])
            } else {
                others.append(members[index])
            }
        }
        if !finished.isEmpty { members = others }
        return finished
    }
}
