/// The tasks that sleep on a clock, ordered by deadline and then by arrival.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct Sleepers {
    typealias Continuation = CheckedContinuation<Void, any Error>

    private var sleepers: [(number: Int, deadline: Duration, continuation: Continuation)] = []

    /// The number of calls that went to sleep.
    private(set) var count = 0

    /// The deadlines, earliest first.
    var deadlines: [Duration] { sleepers.map(\.deadline) }

    /// Returns a number for a task that is about to sleep.
    mutating func nextNumber() -> Int {
        count += 1
        return count
    }

    mutating func add(_ number: Int, until deadline: Duration, _ continuation: Continuation) {
        let place = sleepers.firstIndex { deadline < $0.deadline } ?? sleepers.endIndex
        sleepers.insert((number, deadline, continuation), at: place)
    }

    /// Removes the tasks whose deadline has passed.
    mutating func wake(at time: Duration) -> [Continuation] {
        let due = sleepers.prefix { $0.deadline <= time }
        sleepers.removeFirst(due.count)
        return due.map(\.continuation)
    }

    /// Removes one task, if it is asleep.
    mutating func remove(_ number: Int) -> Continuation? {
        sleepers.firstIndex { $0.number == number }.map { sleepers.remove(at: $0).continuation }
    }
}
