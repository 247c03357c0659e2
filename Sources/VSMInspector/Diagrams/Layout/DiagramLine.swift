#if DEBUG
/// The line of an arrow while it is drawn.
struct DiagramLine {
    typealias Point = DiagramLayout.Point

    private(set) var start: Point
    private(set) var curves: [DiagramLayout.Curve] = []

    init(start: Point) { self.start = start }

    private var end: Point { curves.last?.end ?? start }

    /// Adds a straight line, or makes the one before it longer.
    mutating func addLine(to point: Point) {
        guard point != end else { return }
        if let last = curves.last, last.control2 == last.end, last.control1.x == last.end.x, point.x == last.end.x {
            curves[curves.count - 1] = DiagramLayout.Curve(control1: last.control1, control2: point, end: point)
            return
        }
        curves.append(DiagramLayout.Curve(control1: end, control2: point, end: point))
    }

    /// Adds a curve that is vertical at both ends.
    mutating func addBend(to point: Point) {
        guard abs(point.x - end.x) > 0.01 else { return addLine(to: point) }
        let half = (point.y - end.y) / 2
        let controls = (Point(x: end.x, y: end.y + half), Point(x: point.x, y: point.y - half))
        curves.append(DiagramLayout.Curve(control1: controls.0, control2: controls.1, end: point))
    }

    /// Adds a curve that leads down, to the side, and up again.
    mutating func addTurn(to point: Point, at lowest: Double) {
        let middle = Point(x: (end.x + point.x) / 2, y: lowest)
        let side = (point.x - end.x) / 4
        let first = (Point(x: end.x, y: lowest), Point(x: middle.x - side, y: lowest))
        let second = (Point(x: middle.x + side, y: lowest), Point(x: point.x, y: lowest))
        curves.append(DiagramLayout.Curve(control1: first.0, control2: first.1, end: middle))
        curves.append(DiagramLayout.Curve(control1: second.0, control2: second.1, end: point))
    }

    /// Adds a curve to the right and back.
    mutating func addLoop(to point: Point, width: Double) {
        let reach = width * 4 / 3
        let controls = (Point(x: end.x + reach, y: end.y - 6), Point(x: point.x + reach, y: point.y + 6))
        curves.append(DiagramLayout.Curve(control1: controls.0, control2: controls.1, end: point))
    }

    mutating func reverse() {
        var reversed = DiagramLine(start: end)
        for index in curves.indices.reversed() {
            let curve = curves[index]
            let before = index > 0 ? curves[index - 1].end : start
            reversed.curves.append(
                DiagramLayout.Curve(control1: curve.control2, control2: curve.control1, end: before)
            )
        }
        self = reversed
    }

    /// The corners of the triangle at the end.
    var head: [Point] {
        guard let last = curves.last else { return [] }
        let before = last.control2 != last.end ? last.control2 : curves.count > 1 ? curves[curves.count - 2].end : start
        let from = before != last.end ? before : last.control1
        let (dx, dy) = (last.end.x - from.x, last.end.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return [] }
        let (x, y) = (dx / length, dy / length)
        let base = Point(
            x: last.end.x - DiagramMetrics.headLength * x,
            y: last.end.y - DiagramMetrics.headLength * y
        )
        let half = DiagramMetrics.headHalfWidth
        return [
            last.end,
            Point(x: base.x - half * y, y: base.y + half * x),
            Point(x: base.x + half * y, y: base.y - half * x),
        ]
    }
}
#endif
