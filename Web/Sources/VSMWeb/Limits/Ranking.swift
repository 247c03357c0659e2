/// A ranking of addresses by the number of their entries, for example of their sessions.
///
/// A pure value. Every operation takes constant time on average, including finding an address with the most entries.
struct Ranking {
    /// The addresses with one entry, those with two entries, and so on.
    private var ranks: [[String]] = []
    /// The number of entries of each address, and its position in its rank.
    private var places: [String: (count: Int, index: Int)] = [:]

    /// One of the addresses with the most entries, and their number.
    var first: (address: String, count: Int)? { ranks.last?.last.map { ($0, ranks.count) } }

    /// Counts an entry of an address.
    mutating func increase(_ address: String) {
        let count = leave(address) + 1
        enter(address, count)
    }

    /// Stops counting an entry of an address.
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

    /// - Returns: The number of entries that the address had.
    private mutating func leave(_ address: String) -> Int {
        guard let (count, index) = places.removeValue(forKey: address) else { return 0 }
        // The last address of the rank takes its place.
        let last = ranks[count - 1].removeLast()
        if last != address {
            ranks[count - 1][index] = last
            places[last] = (count, index)
        }
        return count
    }
}
