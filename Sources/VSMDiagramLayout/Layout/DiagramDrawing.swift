#if DEBUG
@_spi(Inspection) import VSMDiagrams

/// Turns placed rows into boxes and curves.
struct DiagramDrawing {
    typealias Point = DiagramLayout.Point

    let rows: DiagramRows
    let ports: [(upper: Double, lower: Double)]
    let tracks: DiagramRows.Tracks
    let bands: [DiagramRows.Band]
    private(set) var segmentsOfChains: [[Int]]

    init(_ rows: DiagramRows) {
        self.rows = rows
        ports = rows.ports()
        tracks = rows.tracks(ports)
        bands = rows.bands(ports, tracks)
        segmentsOfChains = Array(repeating: [], count: rows.chains.count)
        for (index, segment) in rows.segments.enumerated() { segmentsOfChains[segment.chain].append(index) }
    }

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

    func place(_ item: Int) -> DiagramLayout.Place? {
        switch rows.items[item].content {
        case .start: .start
        case .state(let state): .state(rows.diagram.names[state])
        case .end(let end): .end(rows.diagram.names[rows.diagram.ends[end].state])
        case .label, .line: nil
        }
    }

    func edge(of item: Int, isTop: Bool) -> Double {
        let half = min(rows.items[item].height, rows.items[item].isLine ? .infinity : boxHeight(item)) / 2
        let middle = bands[rows.items[item].row].middle
        return isTop ? middle - half : middle + half
    }

    private func boxHeight(_ item: Int) -> Double {
        if case .state = rows.items[item].content { DiagramMetrics.boxHeight } else { rows.items[item].height }
    }
}
#endif
