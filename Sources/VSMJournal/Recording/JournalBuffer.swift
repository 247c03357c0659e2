import VSM

/// A ring buffer of the latest entries of a journal.
struct JournalBuffer {
    private let capacity: Int
    private var ring: [JournalEntry] = []
    /// The index of the oldest entry once the ring is full.
    private var oldest = 0
    private var containers: JournalContainers
    private var latestTime: Int64 = 0

    /// The number of entries that were dropped.
    private(set) var dropped = 0

    /// The seed of the test host that runs the actions.
    var seed: String?

    init(capacity: Int) {
        self.capacity = capacity
        containers = JournalContainers(capacity: capacity)
    }

    /// Appends an event that doesn't belong to a container.
    mutating func append(_ kind: JournalEntry.Kind, at time: Int64) {
        append(kind, of: nil, in: nil, at: time)
    }

    /// Appends an event of a container.
    mutating func append(
        _ kind: JournalEntry.Kind,
        of action: JournalEntry.Action,
        in identity: ContainerIdentity,
        stateType: String,
        at time: Int64
    ) {
        let number = containers.number(of: identity, kind, of: action.number, position: dropped + ring.count)
        append(kind, of: action, in: JournalEntry.Container(number: number, stateType: stateType), at: time)
    }

    private mutating func append(
        _ kind: JournalEntry.Kind,
        of action: JournalEntry.Action?,
        in container: JournalEntry.Container?,
        at time: Int64
    ) {
        // Threads may arrive here in a different order than they read the clock.
        latestTime = max(latestTime, time)
        let entry = JournalEntry(nanoseconds: latestTime, container: container, action: action, kind: kind)
        guard ring.count == capacity else { return ring.append(entry) }
        ring[oldest] = entry
        oldest = (oldest + 1) % capacity
        dropped += 1
    }

    /// The current contents, oldest first.
    var recorded: RecordedJournal {
        RecordedJournal(dropped: dropped, seed: seed, entries: Array(ring[oldest...] + ring[..<oldest]))
    }
}
