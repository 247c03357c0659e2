#if DEBUG
@_spi(Inspection) import VSMDiagrams

extension DiagramDrawing {
    /// The arrow from the beginning, those of the diagram in order, and those to the ends.
    var arrows: [DiagramLayout.Arrow] {
        let drawn = rows.chains.indices.map { (rows.chains[$0], arrow($0)) }
        let start = drawn.filter { $0.0.arrow == nil && isStart($0.0.from) }
        let ends = drawn.filter { $0.0.arrow == nil && !isStart($0.0.from) }
        let between = drawn.filter { $0.0.arrow != nil }.map { ($0.0.arrow ?? 0, $0.1) } + loops
        return start.map(\.1) + between.sorted { $0.0 < $1.0 }.map(\.1) + ends.map(\.1)
    }

    private func isStart(_ item: Int) -> Bool { rows.items[item].content == .start }

    private func arrow(_ number: Int) -> DiagramLayout.Arrow {
        let chain = rows.chains[number]
        let line = chain.shape == .turn ? turn(number) : line(number)
        return DiagramLayout.Arrow(
            from: place(chain.from) ?? .start,
            to: place(chain.to) ?? .start,
            causes: causes(of: chain),
            line: chain.shape == .up ? line.reversed : line,
            label: label(of: chain)
        )
    }

    private func causes(of chain: DiagramRows.Chain) -> [String] {
        if let arrow = chain.arrow { return rows.diagram.arrows[arrow].labels }
        guard case .end(let end) = rows.items[chain.to].content else { return [] }
        return rows.diagram.ends[end].runningAction.map { [DiagramRows.waiting($0)] } ?? []
    }

    /// A line from its upper to its lower end: straight in rows, curved between them, and straight again at its tip.
    private func line(_ number: Int) -> DiagramLine {
        let segments = segmentsOfChains[number]
        guard let first = segments.first else { return DiagramLine(start: Point(x: 0, y: 0)) }
        let upper = rows.segments[first].upper
        var line = DiagramLine(start: Point(x: ports[first].upper, y: edge(of: upper, isTop: false)))
        for segment in segments {
            let (upper, lower) = (rows.segments[segment].upper, rows.segments[segment].lower)
            let (from, to) = (ports[segment].upper, ports[segment].lower)
            let isTip = rows.hasHead(rows.segments[segment])
            let isAtTop = isTip && rows.chains[number].shape == .up
            let top = bands[rows.items[upper].row].bottom + (isAtTop ? DiagramMetrics.headLength : 0)
            let end = rows.items[lower].isLine ? bands[rows.items[lower].row].top : edge(of: lower, isTop: true)
            let bottom =
                min(end, bands[rows.items[lower].row].top) - (isTip && !isAtTop ? DiagramMetrics.headLength : 0)
            let bend = bend(segment, between: top, and: bottom)
            line.addLine(to: Point(x: from, y: bend.top))
            line.addBend(to: Point(x: to, y: bend.bottom))
            line.addLine(to: Point(x: to, y: end))
        }
        return line
    }

    /// The part of the space between two rows in which a line bends.
    private func bend(_ segment: Int, between top: Double, and bottom: Double) -> (top: Double, bottom: Double) {
        let count = tracks.count[rows.items[rows.segments[segment].upper].row]
        let gap = min(DiagramMetrics.trackGap, DiagramMetrics.widestTracks / Double(max(1, count - 1)))
        let shift = min(Double(tracks.track[segment]) * gap, max(0, bottom - top - DiagramMetrics.rowGap))
        let free = min(Double(count - 1) * gap, max(0, bottom - top - DiagramMetrics.rowGap))
        return (top + shift, bottom - (free - shift))
    }

    /// A line from the lower side of a box to that of another in the same row.
    private func turn(_ number: Int) -> DiagramLine {
        let segments = segmentsOfChains[number]
        guard segments.count == 2 else { return DiagramLine(start: Point(x: 0, y: 0)) }
        let (from, to) = (rows.segments[segments[0]].upper, rows.segments[segments[1]].upper)
        let lowest = bands[rows.items[rows.segments[segments[0]].lower].row].top
        let start = Point(x: ports[segments[0]].upper, y: edge(of: from, isTop: false))
        let end = Point(x: ports[segments[1]].upper, y: edge(of: to, isTop: false))
        var line = DiagramLine(start: start)
        line.addTurn(to: end, at: lowest)
        return line
    }

    /// The arrows from states to themselves, at the right sides of the boxes.
    private var loops: [(Int, DiagramLayout.Arrow)] {
        rows.diagram.arrows.indices.filter { rows.diagram.arrows[$0].from == rows.diagram.arrows[$0].to }.map { index in
            let arrow = rows.diagram.arrows[index]
            let item = rows.items[arrow.from]
            let (right, middle) = (item.x + item.left, bands[item.row].middle)
            var line = DiagramLine(start: Point(x: right, y: middle - 8))
            line.addLoop(to: Point(x: right, y: middle + 8), width: DiagramMetrics.loop)
            let lines = DiagramText.lines(of: arrow.labels)
            let position = Point(x: right + DiagramMetrics.loop + DiagramMetrics.labelGap, y: middle)
            let place = DiagramLayout.Place.state(rows.diagram.names[arrow.from])
            let drawn = DiagramLayout.Arrow(
                from: place,
                to: place,
                causes: arrow.labels,
                line: line,
                label: Self.label(lines, .leading, position)
            )
            return (index, drawn)
        }
    }
}
#endif
