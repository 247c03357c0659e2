import VSM

/// Numbers the containers of a journal in order of appearance.
///
/// A container is identified by its address, which a later container may reuse. The later one gets a new number if an
/// action of the earlier one was cancelled, or if the numbers of the actions start again.
struct JournalContainers {
    private struct Known {
        let number: Int
        var latestAction: UInt64
        var latestPosition: Int
    }

    /// The number of entries that the journal keeps.
    private let capacity: Int
    private var known: [ContainerIdentity: Known] = [:]
    private var latestNumber = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the number of the container of an event.
    ///
    /// - Parameters:
    ///   - identity: The container.
    ///   - kind: The event.
    ///   - action: The number of the action.
    ///   - position: The number of entries before this one, including those that were dropped.
    mutating func number(
        of identity: ContainerIdentity,
        _ kind: JournalEntry.Kind,
        of action: UInt64?,
        position: Int
    ) -> Int {
        var container = known[identity]
        if kind == .began, let latest = container?.latestAction, let action, action <= latest { container = nil }
        var found = container ?? next()
        if kind == .began, let action { found.latestAction = action }
        found.latestPosition = position
        known[identity] = kind == .cancelled ? nil : found
        removeContainersWithoutEntries(position)
        return found.number
    }

    private mutating func next() -> Known {
        latestNumber += 1
        return Known(number: latestNumber, latestAction: 0, latestPosition: 0)
    }

    /// Removes containers that have no entries left; if they have another event, they get a new number.
    private mutating func removeContainersWithoutEntries(_ position: Int) {
        // This runs rarely, so the amortized cost of an entry is small.
        guard known.count / 2 >= capacity else { return }
        known = known.filter { position - $0.value.latestPosition < capacity }
    }
}
