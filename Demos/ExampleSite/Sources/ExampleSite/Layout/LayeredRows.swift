/// The rows of a diagram: places in every second one, and between them the points through which arrows go.
///
/// An arrow has its labels at the first point below its upper end.
struct LayeredRows {
    struct Piece {
        /// The place; `nil` for a point of an arrow.
        let place: StateDiagram.Place?
        let extent: RowPlacement.Extent
        let height: Double
        /// The neighbors in the rows above and below.
        var above: [Int] = []
        var below: [Int] = []
        var center = 0.0
    }

    private(set) var pieces: [Piece] = []
    /// The indices of the pieces, row by row, from left to right.
    private(set) var rows: [[Int]] = []
    /// The pieces that each arrow connects, from its upper end to its lower; none for an arrow from a state to itself.
    private(set) var chains: [[Int]] = []
    /// Whether each arrow leads up.
    private(set) var leadsUp: [Bool] = []

    private static let rounds = 12
    private static let gap = 18.0
    /// The height above and below labels in which arrows turn aside.
    static let bend = 18.0

    init(_ diagram: StateDiagram) {
        let assignment = LayerAssignment(diagram)
        var indices: [StateDiagram.Place: Int] = [:]
        for place in diagram.places {
            let row = 2 * (assignment.layers[place] ?? 0)
            let loops = diagram.arrows.filter { $0.from == place && $0.to == place }.flatMap(\.labels)
            indices[place] = add(PlaceSize(place, loops: loops).piece(at: place), row: row)
        }
        for (index, arrow) in diagram.arrows.enumerated() {
            let isBackward = assignment.backward.contains(index)
            leadsUp.append(isBackward)
            let (upper, lower) = isBackward ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
            guard upper != lower, let first = indices[upper], let last = indices[lower],
                let top = assignment.layers[upper], let bottom = assignment.layers[lower], top < bottom
            else {
                chains.append([])
                continue
            }
            var chain = [first]
            for row in (2 * top + 1)..<(2 * bottom) {
                let labels = row == 2 * top + 1 ? arrow.labels : []
                chain.append(add(Self.point(labels), row: row))
            }
            connect(chain + [last])
        }
        order()
        spread()
    }

    private static func point(_ labels: [String]) -> Piece {
        let width = TextSize.width(of: labels)
        return Piece(
            place: nil,
            extent: .init(left: 5, right: labels.isEmpty ? 5 : width + 10),
            height: max(TextSize.height(of: labels), 1) + 2 * bend
        )
    }

    private mutating func add(_ piece: Piece, row: Int) -> Int {
        while rows.count <= row { rows.append([]) }
        pieces.append(piece)
        rows[row].append(pieces.count - 1)
        return pieces.count - 1
    }

    private mutating func connect(_ chain: [Int]) {
        for (upper, lower) in zip(chain, chain.dropFirst()) {
            pieces[upper].below.append(lower)
            pieces[lower].above.append(upper)
        }
        chains.append(chain)
    }

    /// Sorts each row by the mean position of the neighbors, downward and upward in turn.
    private mutating func order() {
        for round in 0..<Self.rounds {
            let isDownward = round.isMultiple(of: 2)
            for row in isDownward ? Array(rows.indices) : rows.indices.reversed() {
                var positions: [Int: Double] = [:]
                for row in rows { for (position, index) in row.enumerated() { positions[index] = Double(position) } }
                let means = rows[row].enumerated().map { position, index in
                    let neighbors = isDownward ? pieces[index].above : pieces[index].below
                    let sum = neighbors.reduce(0) { $0 + (positions[$1] ?? 0) }
                    return (neighbors.isEmpty ? Double(position) : sum / Double(neighbors.count), position, index)
                }
                rows[row] = means.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
            }
        }
    }

    /// Moves the pieces of each row toward their neighbors.
    private mutating func spread() {
        for round in 0..<(4 * Self.rounds) {
            for row in round.isMultiple(of: 2) ? Array(rows.indices) : rows.indices.reversed() {
                let desired = rows[row].map { index in
                    let neighbors = pieces[index].above + pieces[index].below
                    let sum = neighbors.reduce(0) { $0 + pieces[$1].center }
                    return neighbors.isEmpty ? pieces[index].center : sum / Double(neighbors.count)
                }
                let extents = rows[row].map { pieces[$0].extent }
                let centers = RowPlacement.centers(desired: desired, extents: extents, gap: Self.gap)
                for (index, center) in zip(rows[row], centers) { pieces[index].center = center }
            }
        }
    }
}
