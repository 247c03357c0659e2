import VSM

/// Numbers the containers of a journal in the order in which they appear, as a pure value.
///
/// A container is known by its address, which another one may have after it. That one is told apart where it can be:
/// after a container was cancelled there is another, and so there is when actions count from the beginning again.
struct JournalContainers {
    private struct Known {
        let number: Int
        var latestAction: UInt64
        var latestPosition: Int
    }

    /// How many of the latest entries are kept.
    private let capacity: Int
    private var known: [ContainerIdentity: Known] = [:]
    private var latestNumber = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The number of a container in which something happened.
    ///
    /// - Parameters:
    ///   - identity: the container.
    ///   - kind: what happened.
    ///   - action: the number of the action.
    ///   - position: how many entries there were before this one, with those that are gone.
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
        forgetThoseWithoutEntries(position)
        return found.number
    }

    private mutating func next() -> Known {
        latestNumber += 1
        return Known(number: latestNumber, latestAction: 0, latestPosition: 0)
    }

    /// Forgets containers of which no entry is left; one that is heard of again has another number then.
    private mutating func forgetThoseWithoutEntries(_ position: Int) {
        // Only now and then, so that it costs little for each entry.
        guard known.count / 2 >= capacity else { return }
        known = known.filter { position - $0.value.latestPosition < capacity }
    }
}
