/// Addresses by how much each has, so that one with the most is found at once.
///
/// A pure value. Every operation takes constant time, on average.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Ranking {
    /// The addresses that have one, those that have two, and so on.
    private var ranks: [[String]] = []
    /// How much each address has, and where it stands in its rank.
    private var places: [String: (count: Int, index: Int)] = [:]

    /// One of the addresses with the most, and how much that is.
    var first: (address: String, count: Int)? { ranks.last?.last.map { ($0, ranks.count) } }

    /// Counts one more of an address.
    mutating func increase(_ address: String) {
        let count = leave(address) + 1
        enter(address, count)
    }

    /// Counts one less of an address.
    mutating func decrease(_ address: String) {
        let count = leave(address) - 1
        if count > 0 { enter(address, count) }
        while ranks.last?.isEmpty == true { ranks.removeLast() }
    }

    private mutating func enter(_ address: String, _ count: Int) {
        while ranks.count < count { ranks.append([]) }
        places[address] = (count, ranks[count - 1].count)
        ranks[count - 1].append(address)
    }

    /// - Returns: How much the address had.
    private mutating func leave(_ address: String) -> Int {
        guard let (count, index) = places.removeValue(forKey: address) else { return 0 }
        // The last one of the rank takes its place.
        let last = ranks[count - 1].removeLast()
        if last != address {
            ranks[count - 1][index] = last
            places[last] = (count, index)
        }
        return count
    }
}
