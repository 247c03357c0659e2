/// Places pieces of a row as near as possible to where they should be, in their order and without overlaps.
enum RowPlacement {
    /// How far a piece reaches from its center.
    struct Extent {
        var left: Double
        var right: Double
    }

    /// Returns the centers with the least sum of squared distances from the desired ones.
    ///
    /// Pieces that push each other away form a block, whose place is the mean of what its pieces want (*pool adjacent
    /// violators*).
    ///
    /// - Parameters:
    ///   - desired: The desired centers, in the order of the row.
    ///   - extents: How much room each piece takes.
    ///   - gap: The least room between two pieces.
    static func centers(desired: [Double], extents: [Extent], gap: Double) -> [Double] {
        var offsets: [Double] = []
        for (index, extent) in extents.enumerated() {
            let previous = index == 0 ? 0 : offsets[index - 1] + extents[index - 1].right + gap + extent.left
            offsets.append(previous)
        }
        var blocks: [(sum: Double, count: Int)] = []
        for (center, offset) in zip(desired, offsets) {
            blocks.append((center - offset, 1))
            while let last = blocks.last, let before = blocks.dropLast().last,
                before.sum / Double(before.count) > last.sum / Double(last.count)
            {
                blocks.removeLast(2)
                blocks.append((before.sum + last.sum, before.count + last.count))
            }
        }
        let bases = blocks.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
        return zip(bases, offsets).map { $0 + $1 }
    }
}
