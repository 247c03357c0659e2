#if DEBUG
@_spi(Inspection) import VSMDiagrams

extension DiagramRows {
    /// Creates the items of a diagram whose states have ranks, in the order in which they were found.
    init(_ diagram: StateDiagram, ranks: [Int]) {
        self.diagram = diagram
        rows = Array(repeating: [], count: Self.row(ofRank: ranks.max() ?? 0) + 2)
        let loops = Dictionary(
            diagram.arrows.filter { $0.from == $0.to }.map { ($0.from, $0.labels) },
            uniquingKeysWith: { first, _ in first }
        )
        for (state, name) in diagram.names.enumerated() {
            add(Self.box(state, name, loop: loops[state], row: Self.row(ofRank: ranks[state])))
        }
        let start = add(Self.circle(.start, DiagramMetrics.start, row: Self.row(ofRank: ranks[0]) - 1))
        add(Chain(arrow: nil, shape: .down, from: start, to: 0, lines: []))
        addArrows(of: ranks)
        for (index, end) in diagram.ends.enumerated() {
            var circle = Self.circle(.end(index), DiagramMetrics.end, row: Self.row(ofRank: ranks[end.state]) + 1)
            if let action = end.runningAction {
                let width = Self.labelWidth(DiagramText.lines(of: [Self.waiting(action)]))
                circle.right += DiagramMetrics.labelGap + width
            }
            add(Chain(arrow: nil, shape: .down, from: end.state, to: add(circle), lines: []))
        }
        connect()
        for state in diagram.names.indices {
            let ports = max(uppers[state].count, lowers[state].count)
            let half = DiagramMetrics.portMargin + Double(ports - 1) * DiagramMetrics.portGap / 2
            if half > items[state].left {
                items[state].right += half - items[state].left
                items[state].left = half
            }
        }
    }

    /// Adds the arrows between different states; short ones first, because they have no choice for their labels.
    private mutating func addArrows(of ranks: [Int]) {
        var widths = [Double](repeating: 0, count: rows.count)
        let arrows = diagram.arrows.indices.filter { diagram.arrows[$0].from != diagram.arrows[$0].to }
        func span(_ index: Int) -> Int { abs(ranks[diagram.arrows[index].from] - ranks[diagram.arrows[index].to]) }
        for index in arrows.sorted(by: { (span($0), $0) < (span($1), $1) }) {
            let arrow = diagram.arrows[index]
            let (first, last) = (ranks[arrow.from], ranks[arrow.to])
            let lines = Array(
                Self.row(ofRank: min(first, last))
                    + 1...max(Self.row(ofRank: max(first, last)) - 1, Self.row(ofRank: min(first, last)) + 1)
            )
            // The row with the narrowest labels; of several, the one closest to the state that the arrow leaves.
            let choices = lines.filter { $0.isMultiple(of: 2) }
            let ordered = first <= last ? choices : choices.reversed()
            let labelRow = ordered.min { widths[$0] < widths[$1] } ?? lines[0]
            let text = DiagramText.lines(of: arrow.labels)
            widths[labelRow] += Self.labelWidth(text) + DiagramMetrics.labelMargin
            let ids = lines.map {
                add($0 == labelRow ? Self.label(index, text, row: $0, turns: first == last) : Self.line(index, row: $0))
            }
            let shape: Chain.Shape = first < last ? .down : first > last ? .up : .turn
            add(Chain(arrow: index, shape: shape, from: arrow.from, to: arrow.to, lines: ids))
        }
    }

    @discardableResult
    private mutating func add(_ item: Item) -> Int {
        items.append(item)
        rows[item.row].append(items.count - 1)
        return items.count - 1
    }

    private mutating func add(_ chain: Chain) {
        let number = chains.count
        chains.append(chain)
        if chain.shape == .turn, let line = chain.lines.first {
            segments.append(Segment(upper: chain.from, lower: line, chain: number))
            segments.append(Segment(upper: chain.to, lower: line, chain: number))
            return
        }
        let ends = chain.shape == .up ? (chain.to, chain.from) : (chain.from, chain.to)
        let path = [ends.0] + chain.lines + [ends.1]
        for (upper, lower) in zip(path, path.dropFirst()) {
            segments.append(Segment(upper: upper, lower: lower, chain: number))
        }
    }

    private mutating func connect() {
        above = Array(repeating: [], count: items.count)
        below = above
        for (index, segment) in segments.enumerated() {
            above[segment.lower].append(index)
            below[segment.upper].append(index)
        }
        uppers = above.map { $0.map { segments[$0].upper } }
        lowers = below.map { $0.map { segments[$0].lower } }
    }
}
#endif
