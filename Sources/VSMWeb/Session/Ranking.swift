/// Owners by how much each has, so that one with the most is found at once.
///
/// A pure value. Every operation takes constant time, on average.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Ranking {
    /// The owners that have one, those that have two, and so on.
    private var ranks: [[String]] = []
    /// How much each owner has, and where it stands in its rank.
    private var places: [String: (count: Int, index: Int)] = [:]

    /// One of the owners with the most, and how much that is.
    var first: (owner: String, count: Int)? { ranks.last?.last.map { ($0, ranks.count) } }

    /// Counts one more of an owner.
    mutating func increase(_ owner: String) {
        let count = leave(owner) + 1
        enter(owner, count)
    }

    /// Counts one less of an owner.
    mutating func decrease(_ owner: String) {
        let count = leave(owner) - 1
        if count > 0 { enter(owner, count) }
        while ranks.last?.isEmpty == true { ranks.removeLast() }
    }

    private mutating func enter(_ owner: String, _ count: Int) {
        while ranks.count < count { ranks.append([]) }
        places[owner] = (count, ranks[count - 1].count)
        ranks[count - 1].append(owner)
    }

    /// - Returns: How much the owner had.
    private mutating func leave(_ owner: String) -> Int {
        guard let (count, index) = places.removeValue(forKey: owner) else { return 0 }
        // The last one of the rank takes its place.
        let last = ranks[count - 1].removeLast()
        if last != owner {
            ranks[count - 1][index] = last
            places[last] = (count, index)
        }
        return count
    }
}
