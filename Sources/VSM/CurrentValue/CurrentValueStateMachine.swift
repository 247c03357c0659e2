/// Identifies a follower; an earlier follower has a lower number.
typealias FollowerNumber = UInt64

/// Decides which value a follower gets, and which followers a change resumes.
struct CurrentValueStateMachine<Value, Waiter> {
    private(set) var value: Value
    /// The number of the value, from 1.
    private var number: UInt64 = 1
    private var isFinished = false
    private var lastFollower: FollowerNumber = 0
    /// The followers that wait, sorted by their numbers.
    private var waiting: [(follower: FollowerNumber, waiter: Waiter)] = []

    init(_ value: Value) {
        self.value = value
    }

    /// Replaces the value.
    ///
    /// - Returns: The former value, and the waiters to resume, in this order.
    mutating func replaceValue(by value: Value) -> (former: Value, waiters: [Waiter]) {
        if isFinished { preconditionFailure("Internal inconsistency: a value changed after its end.") }
        let former = self.value
        self.value = value
        number += 1
        return (former, takeWaiters())
    }

    /// Notes that the value will not change any more.
    ///
    /// - Returns: The waiters to resume, in this order.
    mutating func finish() -> [Waiter] {
        isFinished = true
        return takeWaiters()
    }

    private mutating func takeWaiters() -> [Waiter] {
        let waiters = waiting.map(\.waiter)
        // The next wait is usually of as many followers.
        waiting.removeAll(keepingCapacity: true)
        return waiters
    }

    // MARK: Followers

    mutating func addFollower() -> FollowerNumber {
        lastFollower += 1
        return lastFollower
    }

    /// What a follower does.
    enum Next {
        case value(Value, number: UInt64)
        case wait
        case end
    }

    /// Decides what a follower does.
    ///
    /// - Parameter seen: The number of the last value that it got, or 0.
    func next(after seen: UInt64) -> Next {
        if number > seen { return .value(value, number: number) }
        return isFinished ? .end : .wait
    }

    /// Adds a waiter of a follower, unless there is something to get.
    ///
    /// - Returns: Whether it was added.
    mutating func wait(_ waiter: Waiter, as follower: FollowerNumber, after seen: UInt64) -> Bool {
        guard case .wait = next(after: seen) else { return false }
        var index = waiting.endIndex
        // Followers usually come back in order.
        while index > 0, waiting[index - 1].follower > follower { index -= 1 }
        waiting.insert((follower, waiter), at: index)
        return true
    }

    /// Removes the waiters of a follower; there are several if its iterator was copied.
    ///
    /// - Returns: The waiters to resume.
    mutating func cancel(_ follower: FollowerNumber) -> [Waiter] {
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].follower < follower { low = middle + 1 } else { high = middle }
        }
        let end = waiting[low...].prefix { $0.follower == follower }.endIndex
        defer { waiting.removeSubrange(low..<end) }
        return waiting[low..<end].map(\.waiter)
    }
}
