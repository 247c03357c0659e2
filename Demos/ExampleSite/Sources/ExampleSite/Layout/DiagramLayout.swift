/// A state diagram with a position for everything in it, as a pure value.
///
/// The layout is layered: a state is below those that lead to it, and an arrow that leads back goes up. It is made for the
/// few states of a feature.
struct DiagramLayout: Equatable, Sendable {
    struct Point: Equatable, Sendable {
        var x: Double
        var y: Double
    }

    /// A state, or where the feature begins or ends.
    struct Box: Equatable, Sendable {
        let place: StateDiagram.Place
        let center: Point
        let width: Double
        let height: Double
    }

    struct Arrow: Equatable, Sendable {
        let from: StateDiagram.Place
        let to: StateDiagram.Place
        /// The curve: a point, and then two control points and a point for each part.
        var curve: [Point]
        /// Where the arrow comes from at its tip.
        let tip: Direction
        let labels: [String]
        /// Where the first label begins: the left end of its middle line.
        let labelOrigin: Point
    }

    enum Direction: Equatable, Sendable {
        case up, down, left
    }

    let width: Double
    let height: Double
    let boxes: [Box]
    let arrows: [Arrow]

    static let margin = 8.0

    /// Lays out a diagram.
    init(_ diagram: StateDiagram) {
        let rows = LayeredRows(diagram)
        let left = rows.pieces.map { $0.center - $0.extent.left }.min() ?? 0
        let right = rows.pieces.map { $0.center + $0.extent.right }.max() ?? 0
        width = right - left + 2 * Self.margin
        var bounds: [ClosedRange<Double>] = Array(repeating: 0...0, count: rows.pieces.count)
        var y = Self.margin
        for row in rows.rows {
            let height = row.map { rows.pieces[$0].height }.max() ?? 0
            for index in row { bounds[index] = y...(y + height) }
            y += height
        }
        height = y + Self.margin
        let shift = Self.margin - left
        var boxes: [Int: Box] = [:]
        for (index, piece) in rows.pieces.enumerated() {
            guard let place = piece.place else { continue }
            let size = PlaceSize(place, loops: [])
            let middle = (bounds[index].lowerBound + bounds[index].upperBound) / 2
            boxes[index] = Box(
                place: place,
                center: Point(x: piece.center + shift, y: middle),
                width: size.width,
                height: size.height
            )
        }
        self.boxes = boxes.sorted { $0.key < $1.key }.map(\.value)
        let ways = ArrowWays(rows: rows, boxes: boxes, bounds: bounds, shift: shift)
        arrows = diagram.arrows.indices.compactMap { ways.arrow(diagram.arrows[$0], at: $0) }
    }
}
