#if DEBUG
/// A line of cubic curves, such as that of an arrow.
@_spi(Inspection) public struct DiagramLine: Equatable, Sendable {
    package typealias Point = DiagramLayout.Point

    /// A cubic curve from the end of the one before it.
    package struct Curve: Equatable, Sendable {
        package let control1: Point
        package let control2: Point
        package let end: Point
    }

    package private(set) var start: Point
    package private(set) var curves: [Curve] = []

    init(start: Point) { self.start = start }

    private var end: Point { curves.last?.end ?? start }

    /// Adds a curve.
    mutating func addCurve(_ control1: Point, _ control2: Point, to point: Point) {
        curves.append(Curve(control1: control1, control2: control2, end: point))
    }

    /// Adds a straight line, or makes the one before it longer.
    mutating func addLine(to point: Point) {
        guard point != end else { return }
        if let last = curves.last, last.control2 == last.end, last.control1.x == last.end.x, point.x == last.end.x {
            curves[curves.count - 1] = Curve(control1: last.control1, control2: point, end: point)
        } else {
            addCurve(end, point, to: point)
        }
    }

    /// Adds a curve that is vertical at both ends.
    mutating func addBend(to point: Point) {
        guard abs(point.x - end.x) > 0.01 else { return addLine(to: point) }
        let half = (point.y - end.y) / 2
        addCurve(Point(x: end.x, y: end.y + half), Point(x: point.x, y: point.y - half), to: point)
    }

    /// Adds a curve that leads down, to the side, and up again.
    mutating func addTurn(to point: Point, at lowest: Double) {
        let middle = Point(x: (end.x + point.x) / 2, y: lowest)
        let side = (point.x - end.x) / 4
        addCurve(Point(x: end.x, y: lowest), Point(x: middle.x - side, y: lowest), to: middle)
        addCurve(Point(x: middle.x + side, y: lowest), Point(x: point.x, y: lowest), to: point)
    }

    /// Adds a curve to the right and back.
    mutating func addLoop(to point: Point, width: Double) {
        let reach = width * 4 / 3
        addCurve(Point(x: end.x + reach, y: end.y - 6), Point(x: point.x + reach, y: point.y + 6), to: point)
    }

    /// The line from its end to its start.
    var reversed: DiagramLine {
        var line = DiagramLine(start: end)
        let ends = [start] + curves.map(\.end)
        for (curve, end) in zip(curves, ends).reversed() { line.addCurve(curve.control2, curve.control1, to: end) }
        return line
    }

    /// Returns the line with other points.
    func map(_ transform: (Point) -> Point) -> DiagramLine {
        var line = DiagramLine(start: transform(start))
        for curve in curves {
            line.addCurve(transform(curve.control1), transform(curve.control2), to: transform(curve.end))
        }
        return line
    }

    /// The line up to the head.
    var withoutHead: DiagramLine {
        var line = self
        let head = head
        guard head.count == 3, let last = line.curves.popLast() else { return self }
        let end = Point(x: (head[1].x + head[2].x) / 2, y: (head[1].y + head[2].y) / 2)
        line.addCurve(last.control1, last.control2 == last.end ? end : last.control2, to: end)
        return line
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
