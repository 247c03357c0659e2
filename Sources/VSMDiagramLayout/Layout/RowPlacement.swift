#if DEBUG
/// Places the items of rows so that arrows lead as little to the side as possible.
struct RowPlacement {
    /// What an item is connected to, and where it wants to be relative to that.
    private struct Neighbor {
        let item: Int
        let distance: Double
        let weight: Double
    }

    private static let passes = 40
    /// How much a long arrow is straight rather than close to its boxes.
    private static let stiffness = 12.0
    /// The largest movement that is too small to be seen.
    private static let smallest = 0.05

    private(set) var positions: [Double]
    private let rows: [[Int]]
    private let distances: [[Double]]
    private var above: [[Neighbor]]
    private var below: [[Neighbor]]
    /// The arrow that each line belongs to, if it has several.
    private var chainOfItem: [Int?]
    /// The lines of each arrow, and the mean of their positions.
    private let lines: [[Int]]
    private var means: [Double]

    init(_ rows: DiagramRows) {
        self.rows = rows.rows
        positions = Array(repeating: 0, count: rows.items.count)
        distances = rows.rows.map { row in zip(row, row.dropFirst()).map { rows.distance($0, $1) } }
        above = Array(repeating: [], count: rows.items.count)
        below = above
        chainOfItem = Array(repeating: nil, count: rows.items.count)
        lines = rows.chains.map(\.lines)
        means = Array(repeating: 0, count: rows.chains.count)
        for (chain, lines) in lines.enumerated() where lines.count > 1 {
            for line in lines { chainOfItem[line] = chain }
        }
        for (segment, offset) in zip(rows.segments, rows.portOffsets()) {
            // Two boxes with one arrow between them are in one column.
            let isAlone = rows.lowers[segment.upper].count == 1 && rows.uppers[segment.lower].count == 1
            // The label of an arrow within a row is below its turn.
            let isTurn = rows.chains[segment.chain].shape == .turn
            let weight = isAlone ? 3.0 : isTurn ? 4 : 1
            let distance = offset.upper - offset.lower
            above[segment.lower].append(Neighbor(item: segment.upper, distance: distance, weight: weight))
            below[segment.upper].append(Neighbor(item: segment.lower, distance: -distance, weight: weight))
        }
    }

    /// Places the rows below those before them at first, and then in the middle of all neighbors until nothing moves.
    mutating func run() {
        for row in rows.indices { _ = place(row, isAboveCounted: true, isBelowCounted: false) }
        for row in rows.indices.reversed() { _ = place(row, isAboveCounted: false, isBelowCounted: true) }
        for pass in 0..<Self.passes {
            var movement = 0.0
            updateMeans()
            for row in rows.indices {
                let row = pass.isMultiple(of: 2) ? row : rows.count - 1 - row
                movement = max(movement, place(row, isAboveCounted: true, isBelowCounted: true))
            }
            if movement < Self.smallest { break }
        }
    }

    private mutating func updateMeans() {
        for (chain, lines) in lines.enumerated() where lines.count > 1 {
            var sum = 0.0
            for line in lines { sum += positions[line] }
            means[chain] = sum / Double(lines.count)
        }
    }

    /// Places a row, and returns how far an item moved at most.
    private mutating func place(_ row: Int, isAboveCounted: Bool, isBelowCounted: Bool) -> Double {
        let content = rows[row]
        var wanted: [Double] = []
        var weights: [Double] = []
        wanted.reserveCapacity(content.count)
        weights.reserveCapacity(content.count)
        for item in content {
            var (sum, total) = (0.0, 0.0)
            if isAboveCounted {
                for neighbor in above[item] {
                    sum += neighbor.weight * (positions[neighbor.item] + neighbor.distance)
                    total += neighbor.weight
                }
            }
            if isBelowCounted {
                for neighbor in below[item] {
                    sum += neighbor.weight * (positions[neighbor.item] + neighbor.distance)
                    total += neighbor.weight
                }
            }
            if isAboveCounted, isBelowCounted, let chain = chainOfItem[item] {
                sum += Self.stiffness * means[chain]
                total += Self.stiffness
            }
            wanted.append(total > 0 ? sum / total : positions[item])
            weights.append(total > 0 ? total : 0.01)
        }
        let places = SeparatedPositions.positions(wanted, weights: weights, distances: distances[row])
        var movement = 0.0
        for (place, item) in content.enumerated() {
            movement = max(movement, abs(positions[item] - places[place]))
            positions[item] = places[place]
        }
        return movement
    }
}
#endif
