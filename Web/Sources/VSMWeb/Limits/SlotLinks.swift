/// The first and the last slot of a queue whose order ``SlotLinks`` keeps.
struct SlotQueue: Equatable {
    private var ends = SlotPair()

    fileprivate(set) var first: Int? {
        get { ends.first }
        set { ends.first = newValue }
    }

    fileprivate(set) var last: Int? {
        get { ends.second }
        set { ends.second = newValue }
    }
}

/// The order of slots in queues; each slot is in at most one queue.
///
/// A pure value. A slot is added at the end of a queue and can be removed from any position, both in constant time.
struct SlotLinks {
    /// The slots before and after each slot.
    private var links: [SlotPair] = []

    /// Adds a slot at the end of a queue.
    mutating func append(_ slot: Int, to queue: inout SlotQueue) {
        while links.count <= slot { links.append(SlotPair()) }
        links[slot] = SlotPair(first: queue.last)
        if let last = queue.last { links[last].second = slot } else { queue.first = slot }
        queue.last = slot
    }

    /// Removes a slot from its queue.
    mutating func remove(_ slot: Int, from queue: inout SlotQueue) {
        let (previous, next) = (links[slot].first, links[slot].second)
        if let previous { links[previous].second = next } else { queue.first = next }
        if let next { links[next].first = previous } else { queue.last = previous }
        links[slot] = SlotPair()
    }
}

/// Two slots, either of which can be absent, in 8 bytes; each session has several pairs.
private struct SlotPair: Equatable {
    private var numbers: (Int32, Int32) = (-1, -1)

    init(first: Int? = nil) {
        self.first = first
    }

    var first: Int? {
        get { numbers.0 < 0 ? nil : Int(numbers.0) }
        set { numbers.0 = newValue.map(Int32.init) ?? -1 }
    }

    var second: Int? {
        get { numbers.1 < 0 ? nil : Int(numbers.1) }
        set { numbers.1 = newValue.map(Int32.init) ?? -1 }
    }

    static func == (left: SlotPair, right: SlotPair) -> Bool { left.numbers == right.numbers }
}
