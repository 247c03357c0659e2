#if DEBUG
@_spi(Inspection) import VSMDiagrams

extension DiagramRows {
    private typealias Metrics = DiagramMetrics

    static func waiting(_ action: String) -> String { "\(action) is still waiting" }

    static func labelWidth(_ lines: [String]) -> Double {
        Double(lines.map(DiagramText.columns).max() ?? 0) * Metrics.labelCharacter
    }

    static func box(_ state: Int, _ name: String, loop: [String]?, row: Int) -> Item {
        let columns = Double(DiagramText.columns(DiagramText.shortName(StateDiagram.singleLine(name))))
        let half = max(Metrics.smallestBox, columns * Metrics.nameCharacter + 2 * Metrics.boxPadding) / 2
        let text = loop.map(DiagramText.lines) ?? []
        let beside = loop == nil ? 0 : Metrics.loop + Metrics.labelGap + labelWidth(text)
        let height = max(Metrics.boxHeight, Double(text.count) * Metrics.lineHeight)
        return Item(content: .state(state), row: row, left: half, right: half + beside, height: height)
    }

    static func circle(_ content: Content, _ diameter: Double, row: Int) -> Item {
        Item(content: content, row: row, left: diameter / 2, right: diameter / 2, height: diameter)
    }

    static func line(_ arrow: Int, row: Int) -> Item {
        Item(content: .line(arrow), row: row, left: 0, right: 0, height: 0)
    }

    static func label(_ arrow: Int, _ text: [String], row: Int, turns: Bool) -> Item {
        let (width, height) = (labelWidth(text), Double(text.count) * Metrics.lineHeight)
        if turns {
            // The label is under the turn.
            return Item(
                content: .label(arrow),
                row: row,
                left: width / 2,
                right: width / 2,
                height: height + Metrics.labelGap
            )
        }
        return Item(content: .label(arrow), row: row, left: 0, right: Metrics.labelGap + width, height: height)
    }
}
#endif
