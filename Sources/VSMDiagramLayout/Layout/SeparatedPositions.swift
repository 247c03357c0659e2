#if DEBUG
/// Places things in a line as close as possible to where they want to be, with a distance between neighbors.
enum SeparatedPositions {
    /// Returns the positions with the least weighted sum of squares of what they differ from the wanted ones.
    ///
    /// - Parameters:
    ///   - wanted: Where each wants to be.
    ///   - weights: How much each wants it; positive.
    ///   - distances: The least distance from each to the next.
    static func positions(_ wanted: [Double], weights: [Double], distances: [Double]) -> [Double] {
        // Neighbors that are too close form a block, which moves as one.
        var blocks: [(mean: Double, weight: Double, count: Int)] = []
        blocks.reserveCapacity(wanted.count)
        var shift = 0.0
        for index in 0..<wanted.count {
            if index > 0 { shift += distances[index - 1] }
            var block = (mean: wanted[index] - shift, weight: weights[index], count: 1)
            while let before = blocks.last, before.mean > block.mean {
                blocks.removeLast()
                let weight = before.weight + block.weight
                block.mean = (before.mean * before.weight + block.mean * block.weight) / weight
                block.weight = weight
                block.count += before.count
            }
            blocks.append(block)
        }
        var positions: [Double] = []
        positions.reserveCapacity(wanted.count)
        shift = 0
        for block in blocks {
            for _ in 0..<block.count {
                if !positions.isEmpty { shift += distances[positions.count - 1] }
                positions.append(block.mean + shift)
            }
        }
        return positions
    }
}
#endif
