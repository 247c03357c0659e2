#if DEBUG || Inspector
import VSMJournal

/// Turns placed rows into boxes and curves.
struct DiagramDrawing {
    typealias Point = DiagramLayout.Point

    private let rows: DiagramRows
    private let ports: [(upper: Double, lower: Double)]
    private let bands: [DiagramRows.Band]
    private var segmentsOfChains: [[Int]]

    init(_ rows: DiagramRows) {
        self.rows = rows
        ports = rows.ports()
        bands = rows.bands(ports)
        segmentsOfChains = Array(repeating: [], count: rows.chains.count)
        for (index, segment) in rows.segments.enumerated() { segmentsOfChains[segment.chain].append(index) }
    }

    // MARK: Boxes

    var boxes: [DiagramLayout.Box] {
        rows.items.indices.compactMap { item in
            let place = place(item)
            let center = Point(x: rows.items[item].x, y: bands[rows.items[item].row].middle)
            switch rows.items[item].content {
            case .state(let state):
                let text = DiagramText.shortName(StateDiagram.singleLine(rows.diagram.names[state]))
                let (width, height) = (2 * rows.items[item].left, DiagramMetrics.boxHeight)
                return place.map {
                    DiagramLayout.Box(place: $0, text: text, center: center, width: width, height: height)
                }
            case .start, .end:
                let size = 2 * rows.items[item].left
                return place.map { DiagramLayout.Box(place: $0, text: "", center: center, width: size, height: size) }
            case .label, .line: return nil
            }
        }
    }

    private func place(_ item: Int) -> DiagramLayout.Place? {
        switch rows.items[item].content {
        case .start: .start
        case .state(let state): .state(rows.diagram.names[state])
        case .end(let end): .end(rows.diagram.names[rows.diagram.ends[end].state])
        case .label, .line: nil
        }
    }

    private func edge(of item: Int, isTop: Bool) -> Double {
        let half = min(rows.items[item].height, rows.items[item].isLine ? .infinity : boxHeight(item)) / 2
        let middle = bands[rows.items[item].row].middle
        return isTop ? middle - half : middle + half
    }

    private func boxHeight(_ item: Int) -> Double {
        if case .state = rows.items[item].content { DiagramMetrics.boxHeight } else { rows.items[item].height }
    }

    // MARK: Arrows

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
        var line = chain.shape == .turn ? turn(number) : line(number)
        if chain.shape == .up { line.reverse() }
        return DiagramLayout.Arrow(
            from: place(chain.from) ?? .start,
            to: place(chain.to) ?? .start,
            causes: causes(of: chain),
            start: line.start,
            curves: line.curves,
            head: line.head,
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
            line.addLine(to: Point(x: from, y: top))
            line.addBend(to: Point(x: to, y: bottom))
            line.addLine(to: Point(x: to, y: end))
        }
        return line
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
                start: line.start,
                curves: line.curves,
                head: line.head,
                label: Self.label(lines, .leading, position)
            )
            return (index, drawn)
        }
    }

    // MARK: Labels

    private func label(of chain: DiagramRows.Chain) -> DiagramLayout.Label? {
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

    private static func label(
        _ lines: [String],
        _ side: DiagramLayout.Label.Side,
        _ position: Point
    ) -> DiagramLayout.Label? {
        guard !lines.isEmpty else { return nil }
        return DiagramLayout.Label(lines: lines, side: side, position: position, width: DiagramRows.labelWidth(lines))
    }
}
#endif
