import Synchronization

/// Those who are told of a container's states at one moment, in the order in which they came.
@usableFromInline
struct StateSubscribers<State> {
    @usableFromInline private(set) var members: [StateSubscriber<State>] = []

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { members.isEmpty }

    @inlinable
    mutating func append(_ subscriber: StateSubscriber<State>) {
        members.append(subscriber)
    }

    /// Lets go of those who have lost interest.
    ///
    /// Only while nobody is being told.
    mutating func forgetFinished() {
        members.removeAll { $0.isFinished.load(ordering: .relaxed) }
    }
}
