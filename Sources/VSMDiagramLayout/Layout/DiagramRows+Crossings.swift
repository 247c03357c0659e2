#if DEBUG
extension DiagramRows {
    /// The number of crossings in the whole drawing.
    func crossings(_ places: [Int]) -> Int {
        var total = 0
        for (row, content) in rows.enumerated() where row + 1 < rows.count {
            // The numbers of lines seen so far that end at each place of the next row, as a Fenwick tree.
            var tree = [Int](repeating: 0, count: rows[row + 1].count + 1)
            var seen = 0
            for item in content {
                for other in lowers[item] {
                    var place = places[other] + 1
                    var before = 0
                    while place > 0 {
                        before += tree[place]
                        place &= place - 1
                    }
                    total += seen - before
                }
                for other in lowers[item] {
                    seen += 1
                    var place = places[other] + 1
                    while place < tree.count {
                        tree[place] += 1
                        place += place & -place
                    }
                }
            }
        }
        return total
    }

    /// Returns by how much there are fewer crossings when two neighbors in a row change places.
    func gain(_ left: Int, _ right: Int, _ places: [Int]) -> Int {
        Self.gain(uppers[left], uppers[right], places) + Self.gain(lowers[left], lowers[right], places)
    }

    private static func gain(_ lefts: [Int], _ rights: [Int], _ places: [Int]) -> Int {
        var gain = 0
        for left in lefts {
            let place = places[left]
            for right in rights {
                let other = places[right]
                if other < place { gain += 1 } else if other > place { gain -= 1 }
            }
        }
        return gain
    }
}
#endif
