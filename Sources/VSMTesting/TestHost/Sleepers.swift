/// Those who sleep on a clock, in the order of their deadlines and, for the same deadline, in that of their coming.
struct Sleepers {
    typealias Continuation = CheckedContinuation<Void, any Error>

    private var sleepers: [(number: Int, deadline: Duration, continuation: Continuation)] = []

    /// How often somebody went to sleep.
    private(set) var count = 0

    /// The deadlines, earliest first.
    var deadlines: [Duration] { sleepers.map(\.deadline) }

    /// A number for somebody who is about to sleep.
    mutating func nextNumber() -> Int {
        count += 1
        return count
    }

    mutating func add(_ number: Int, until deadline: Duration, _ continuation: Continuation) {
        let place = sleepers.firstIndex { deadline < $0.deadline } ?? sleepers.endIndex
        sleepers.insert((number, deadline, continuation), at: place)
    }

    /// Takes out those whose time has come.
    mutating func wake(at time: Duration) -> [Continuation] {
        let due = sleepers.prefix { $0.deadline <= time }
        sleepers.removeFirst(due.count)
        return due.map(\.continuation)
    }

    /// Takes out one sleeper; `nil` if it does not sleep.
    mutating func remove(_ number: Int) -> Continuation? {
        sleepers.firstIndex { $0.number == number }.map { sleepers.remove(at: $0).continuation }
    }
}
