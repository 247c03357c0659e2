#if DEBUG
extension DiagramRows {
    /// The top and the height of a row.
    struct Band {
        let top: Double
        let height: Double

        var middle: Double { top + height / 2 }
        var bottom: Double { top + height }
    }

    /// Returns the bands of the rows.
    ///
    /// Rows are farther apart where lines lead far to the side.
    func bands(_ ports: [(upper: Double, lower: Double)], _ tracks: Tracks) -> [Band] {
        var gaps = [Double](repeating: 0, count: rows.count)
        for (index, segment) in segments.enumerated() {
            let row = items[segment.upper].row
            let distance = abs(ports[index].upper - ports[index].lower)
            let isTurn = chains[segment.chain].shape == .turn
            let bend =
                distance < 0.5 && !isTurn
                ? 0 : min(max(distance * 0.2, DiagramMetrics.rowGap), DiagramMetrics.widestRowGap)
            let head = hasHead(segment) ? DiagramMetrics.headLength : 0
            let least = head > 0 ? DiagramMetrics.headRowGap : DiagramMetrics.rowGap
            let apart =
                bend > 0 ? min(Double(tracks.count[row] - 1) * DiagramMetrics.trackGap, DiagramMetrics.widestTracks) : 0
            gaps[row] = max(gaps[row], max(bend + apart + head, least))
        }
        var bands: [Band] = []
        var top = 0.0
        for (row, content) in rows.enumerated() {
            let height = content.map { items[$0].height }.max() ?? 0
            bands.append(Band(top: top, height: height))
            top += height + gaps[row]
        }
        return bands
    }

    /// Returns whether the tip of an arrow is in a segment.
    func hasHead(_ segment: Segment) -> Bool {
        let chain = chains[segment.chain]
        return switch chain.shape {
        case .down: segment.lower == chain.to
        case .up, .turn: segment.upper == chain.to
        }
    }
}
#endif
