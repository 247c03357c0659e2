#if DEBUG
@_spi(Inspection) import VSMDiagrams

extension DiagramDrawing {
    func label(of chain: DiagramRows.Chain) -> DiagramLayout.Label? {
        if case .end(let end) = rows.items[chain.to].content {
            guard let action = rows.diagram.ends[end].runningAction else { return nil }
            let item = rows.items[chain.to]
            let position = Point(x: item.x + item.left + DiagramMetrics.labelGap, y: bands[item.row].middle)
            return Self.label(DiagramText.lines(of: [DiagramRows.waiting(action)]), .leading, position)
        }
        guard let line = chain.lines.first(where: { rows.arrow(of: $0) != nil }), let arrow = chain.arrow
        else { return nil }
        let (lines, item) = (DiagramText.lines(of: rows.diagram.arrows[arrow].labels), rows.items[line])
        let band = bands[item.row]
        if chain.shape == .turn {
            let y = band.top + DiagramMetrics.labelGap + Double(lines.count) * DiagramMetrics.lineHeight / 2
            return Self.label(lines, .leading, Point(x: item.x - DiagramRows.labelWidth(lines) / 2, y: y))
        }
        let isRight = item.right > 0
        let x = item.x + (isRight ? DiagramMetrics.labelGap : -DiagramMetrics.labelGap)
        return Self.label(lines, isRight ? .leading : .trailing, Point(x: x, y: band.middle))
    }

    static func label(
        _ lines: [String],
        _ side: DiagramLayout.Label.Side,
        _ position: Point
    ) -> DiagramLayout.Label? {
        guard !lines.isEmpty else { return nil }
        return DiagramLayout.Label(lines: lines, side: side, position: position, width: DiagramRows.labelWidth(lines))
    }
}
#endif
