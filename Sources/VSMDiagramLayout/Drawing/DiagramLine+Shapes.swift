#if DEBUG
extension DiagramLine {
    /// The line as the attribute `d` of a path in SVG.
    @_spi(Inspection) public var svg: String {
        func text(_ point: Point) -> String { "\(DiagramLayout.rounded(point.x)),\(DiagramLayout.rounded(point.y))" }
        var svg = "M\(text(start))"
        var from = start
        for curve in curves {
            let isStraight = curve.control1 == from && curve.control2 == curve.end
            svg += isStraight ? "L" : "C\(text(curve.control1)) \(text(curve.control2)) "
            svg += text(curve.end)
            from = curve.end
        }
        return svg
    }

    /// The triangle at the end of the line.
    var headOutline: DiagramLine {
        var outline = DiagramLine(start: head.last ?? start)
        for corner in head { outline.addLine(to: corner) }
        return outline
    }

    /// A rectangle with round corners, which is a circle if the radius is half of its width and of its height.
    init(around center: Point, width: Double, height: Double, radius: Double) {
        let (right, bottom) = (width / 2, height / 2)
        self.init(start: Point(x: center.x - right + radius, y: center.y - bottom))
        // Each corner, with the direction of the side that leads to it.
        let corners = [
            (right, -bottom, 1.0, 0.0), (right, bottom, 0, 1), (-right, bottom, -1, 0), (-right, -bottom, 0, -1),
        ]
        for (x, y, dx, dy) in corners {
            func point(before: Double, after: Double) -> Point {
                Point(x: center.x + x - before * dx - after * dy, y: center.y + y - before * dy + after * dx)
            }
            addLine(to: point(before: radius, after: 0))
            // Almost a quarter of a circle.
            let near = 0.4477 * radius
            addCurve(point(before: near, after: 0), point(before: 0, after: near), to: point(before: 0, after: radius))
        }
    }
}
#endif
