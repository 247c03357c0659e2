#if DEBUG
extension DiagramLayout {
    /// The space around a drawing.
    @_spi(Inspection) public static let margin = 8.0
}

extension DiagramLayout.Arrow {
    /// The line as an SVG path, which ends where the head begins.
    @_spi(Inspection) public var pathText: String {
        var text = "M\(start.text)"
        var from = start
        for (index, curve) in curves.enumerated() {
            var end = curve.end
            if index == curves.count - 1, head.count == 3 {
                end = DiagramLayout.Point(x: (head[1].x + head[2].x) / 2, y: (head[1].y + head[2].y) / 2)
            }
            let isStraight = curve.control1 == from && curve.control2 == curve.end
            text += isStraight ? "L\(end.text)" : "C\(curve.control1.text) \(curve.control2.text) \(end.text)"
            from = curve.end
        }
        return text
    }
}

extension DiagramLayout.Label {
    /// Returns the place of a line's baseline.
    @_spi(Inspection) public func baseline(of line: Int) -> DiagramLayout.Point {
        let middle = (Double(line) - Double(lines.count - 1) / 2) * DiagramMetrics.lineHeight
        return DiagramLayout.Point(x: position.x, y: position.y + middle + 3.5)
    }
}

extension DiagramLayout.Box {
    /// Returns the place of the name's baseline.
    @_spi(Inspection) public var baseline: DiagramLayout.Point { DiagramLayout.Point(x: center.x, y: center.y + 4.5) }
}

extension DiagramLayout.Point {
    var text: String { "\(x),\(y)" }
}
#endif
