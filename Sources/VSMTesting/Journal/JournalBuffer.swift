import VSM

/// The latest entries of a journal, as a pure value.
struct JournalBuffer {
    private let capacity: Int
    private var ring: [JournalEntry] = []
    /// Where the oldest entry is, once the ring is full.
    private var oldest = 0
    private var containers: JournalContainers
    private var latestTime: Int64 = 0

    /// How many entries had to go.
    private(set) var dropped = 0

    /// The seed of the order in which a test host ran the actions.
    var seed: String?

    init(capacity: Int) {
        self.capacity = capacity
        containers = JournalContainers(capacity: capacity)
    }

    /// Notes something that no container knows of.
    mutating func append(_ kind: JournalEntry.Kind, at time: Duration) {
        append(kind, of: nil, in: nil, at: time)
    }

    /// Notes something that happened in a container.
    mutating func append(
        _ kind: JournalEntry.Kind,
        of action: JournalEntry.Action,
        in identity: ContainerIdentity,
        stateType: String,
        at time: Duration
    ) {
        let number = containers.number(of: identity, kind, of: action.number, position: dropped + ring.count)
        append(kind, of: action, in: JournalEntry.Container(number: number, stateType: stateType), at: time)
    }

    private mutating func append(
        _ kind: JournalEntry.Kind,
        of action: JournalEntry.Action?,
        in container: JournalEntry.Container?,
        at time: Duration
    ) {
        // Threads may come here in another order than they looked at the clock.
        latestTime = max(latestTime, time.wholeNanoseconds)
        let entry = JournalEntry(nanoseconds: latestTime, container: container, action: action, kind: kind)
        guard ring.count == capacity else { return ring.append(entry) }
        ring[oldest] = entry
        oldest = (oldest + 1) % capacity
        dropped += 1
    }

    /// What is there now, oldest first.
    var recorded: RecordedJournal {
        RecordedJournal(dropped: dropped, seed: seed, entries: Array(ring[oldest...] + ring[..<oldest]))
    }
}

extension Duration {
    /// As many nanoseconds as have gone by, or as many as can be counted.
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (nanoseconds, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooMuchInAll) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooMuch || isTooMuchInAll ? (seconds < 0 ? .min : .max) : sum
    }
}
