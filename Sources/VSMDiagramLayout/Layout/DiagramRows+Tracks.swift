#if DEBUG
extension DiagramRows {
    /// The heights at which lines bend between two rows.
    ///
    /// Lines that lead in the same direction above each other bend one after the other, so that they stay apart.
    struct Tracks {
        /// The track of each segment, from above; of a straight line, 0.
        var track: [Int]
        /// The number of tracks below each row.
        var count: [Int]
    }

    /// Returns the tracks of the lines that end where the ports are.
    func tracks(_ ports: [(upper: Double, lower: Double)]) -> Tracks {
        var tracks = Tracks(
            track: Array(repeating: 0, count: segments.count),
            count: Array(repeating: 1, count: rows.count)
        )
        var bends = [[Int]](repeating: [], count: rows.count)
        for (index, segment) in segments.enumerated() where chains[segment.chain].shape != .turn {
            if abs(ports[index].upper - ports[index].lower) > 0.5 { bends[items[segment.upper].row].append(index) }
        }
        for (row, bends) in bends.enumerated() {
            let right = bends.filter { ports[$0].lower > ports[$0].upper }.sorted { ports[$0].upper > ports[$1].upper }
            let left = bends.filter { ports[$0].lower < ports[$0].upper }.sorted { ports[$0].upper < ports[$1].upper }
            for direction in [right, left] {
                for (place, index) in direction.enumerated() {
                    let (low, high) = span(ports[index])
                    let before = direction[..<place].filter { span(ports[$0]).0 < high && low < span(ports[$0]).1 }
                    tracks.track[index] = before.map { tracks.track[$0] + 1 }.max() ?? 0
                    tracks.count[row] = max(tracks.count[row], tracks.track[index] + 1)
                }
            }
        }
        return tracks
    }

    private func span(_ ports: (upper: Double, lower: Double)) -> (Double, Double) {
        (min(ports.upper, ports.lower) - DiagramMetrics.portGap, max(ports.upper, ports.lower) + DiagramMetrics.portGap)
    }
}
#endif
