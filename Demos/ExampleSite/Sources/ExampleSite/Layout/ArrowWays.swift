/// The ways of the arrows through the rows of a diagram.
struct ArrowWays {
    typealias Point = DiagramLayout.Point

    let rows: LayeredRows
    /// The boxes, by the indices of their pieces.
    let boxes: [Int: DiagramLayout.Box]
    /// From where to where the row of each piece reaches.
    let bounds: [ClosedRange<Double>]
    /// What is added to horizontal positions.
    let shift: Double

    /// The distance between arrows at one side of a state.
    private static let portDistance = 18.0

    func arrow(_ arrow: StateDiagram.Arrow, at index: Int) -> DiagramLayout.Arrow? {
        let chain = rows.chains[index]
        guard let first = chain.first, let last = chain.last else { return loop(arrow) }
        guard let upper = boxes[first], let lower = boxes[last] else { return nil }
        let points = chain.dropFirst().dropLast()
        var stops = [Point(x: port(of: index, at: first, isBelow: true), y: upper.center.y + upper.height / 2)]
        for piece in points {
            let x = rows.pieces[piece].center + shift
            // Straight beside the labels of the row, and curved above and below them.
            let straight = (bounds[piece].lowerBound + LayeredRows.bend)...(bounds[piece].upperBound - LayeredRows.bend)
            stops += [Point(x: x, y: straight.lowerBound), Point(x: x, y: straight.upperBound)]
        }
        stops.append(Point(x: port(of: index, at: last, isBelow: false), y: lower.center.y - lower.height / 2))
        let leadsUp = rows.leadsUp[index]
        let label = points.first.map { Point(x: rows.pieces[$0].center + shift + 8, y: middle(of: bounds[$0])) }
        return DiagramLayout.Arrow(
            from: arrow.from,
            to: arrow.to,
            curve: Self.curve(through: leadsUp ? stops.reversed() : stops),
            tip: leadsUp ? .up : .down,
            labels: arrow.labels,
            labelOrigin: label ?? stops[0]
        )
    }

    /// An arrow from a state to itself, to its right.
    private func loop(_ arrow: StateDiagram.Arrow) -> DiagramLayout.Arrow? {
        guard let box = boxes.values.first(where: { $0.place == arrow.from }) else { return nil }
        let side = box.center.x + box.width / 2
        let reach = side + PlaceSize.loopWidth - 4
        let (top, bottom) = (box.center.y - 9, box.center.y + 9)
        return DiagramLayout.Arrow(
            from: arrow.from,
            to: arrow.to,
            curve: [
                Point(x: side, y: top), Point(x: reach, y: top - 8), Point(x: reach, y: bottom + 8),
                Point(x: side, y: bottom),
            ],
            tip: .left,
            labels: arrow.labels,
            labelOrigin: Point(x: side + PlaceSize.loopWidth - 4, y: box.center.y)
        )
    }

    private func middle(of bounds: ClosedRange<Double>) -> Double { (bounds.lowerBound + bounds.upperBound) / 2 }

    /// Where an arrow leaves or reaches a box: beside the others on this side, in the order in which they lie.
    private func port(of arrow: Int, at piece: Int, isBelow: Bool) -> Double {
        let center = rows.pieces[piece].center + shift
        let width = boxes[piece]?.width ?? 0
        let others = rows.chains.enumerated().compactMap { index, chain -> (index: Int, x: Double)? in
            let end = isBelow ? chain.first : chain.last
            let next = isBelow ? chain.dropFirst().first : chain.dropLast().last
            guard end == piece, let next else { return nil }
            return (index, rows.pieces[next].center)
        }.sorted { ($0.x, $0.index) < ($1.x, $1.index) }
        guard let position = others.firstIndex(where: { $0.index == arrow }), others.count > 1 else { return center }
        let distance = min(Self.portDistance, width / Double(others.count + 1))
        return center + (Double(position) - Double(others.count - 1) / 2) * distance
    }

    /// A curve that is vertical at each stop.
    private static func curve(through stops: [Point]) -> [Point] {
        var curve = Array(stops.prefix(1))
        for (start, end) in zip(stops, stops.dropFirst()) {
            let middle = (start.y + end.y) / 2
            curve += [Point(x: start.x, y: middle), Point(x: end.x, y: middle), end]
        }
        return curve
    }
}
