#if DEBUG
@_spi(Inspection) import VSMDiagrams

extension DiagramLayout {
    /// The boxes of a grid; more would make a page slow.
    static let longestGrid = 1_000
    private static let columns = 4

    /// Draws the states of a diagram that is too large for arrows.
    init(gridOf diagram: StateDiagram) {
        self.init()
        let names = diagram.names.prefix(Self.longestGrid)
        let texts = names.map { DiagramText.shortName(StateDiagram.singleLine($0)) }
        let longest = Double(texts.map { DiagramText.columns($0) }.max() ?? 0)
        let width = max(
            DiagramMetrics.smallestBox,
            longest * DiagramMetrics.nameCharacter + 2 * DiagramMetrics.boxPadding
        )
        for (index, (name, text)) in zip(names, texts).enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            let center = Point(
                x: (Double(column) + 0.5) * width + Double(column) * DiagramMetrics.boxGap,
                y: (Double(row) + 0.5) * DiagramMetrics.boxHeight + Double(row) * DiagramMetrics.rowGap
            )
            let box = Box(
                place: .state(name),
                text: text,
                center: center,
                width: width,
                height: DiagramMetrics.boxHeight
            )
            boxes.append(box)
        }
        remark = """
            The diagram has \(diagram.names.count) states and \(diagram.arrows.count) transitions, which are too many to be \
            drawn. These are \(diagram.names.count > Self.longestGrid ? "the first \(Self.longestGrid) of " : "")the states.
            """
        moveToOrigin()
    }
}
#endif
