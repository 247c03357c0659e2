/// The first and the last slot of a queue whose order ``SlotLinks`` keeps.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SlotQueue: Equatable {
    fileprivate(set) var first: Int?
    fileprivate(set) var last: Int?
}

/// The order of slots in queues; each slot is in at most one queue.
///
/// A pure value. A slot is added at the end of a queue and can be removed from any position, both in constant time.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SlotLinks {
    private var links: [(previous: Int?, next: Int?)] = []

    /// Adds a slot at the end of a queue.
    mutating func append(_ slot: Int, to queue: inout SlotQueue) {
        while links.count <= slot { links.append((nil, nil)) }
        links[slot] = (queue.last, nil)
        if let last = queue.last { links[last].next = slot } else { queue.first = slot }
        queue.last = slot
    }

    /// Removes a slot from its queue.
    mutating func remove(_ slot: Int, from queue: inout SlotQueue) {
        let (previous, next) = links[slot]
        if let previous { links[previous].next = next } else { queue.first = next }
        if let next { links[next].previous = previous } else { queue.last = previous }
        links[slot] = (nil, nil)
    }
}
