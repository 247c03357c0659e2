#if DEBUG
extension DiagramLayout {
    /// Moves everything to the right of 0 and below 0, rounds positions to a tenth, and measures the drawing.
    mutating func moveToOrigin() {
        let areas = boxes.map(\.area) + arrows.flatMap(\.areas)
        let left = areas.map(\.left).min() ?? 0
        func moved(_ point: Point) -> Point { Point(x: Self.rounded(point.x - left), y: Self.rounded(point.y)) }
        for index in boxes.indices { boxes[index].center = moved(boxes[index].center) }
        for index in arrows.indices {
            arrows[index].line = arrows[index].line.map(moved)
            if let position = arrows[index].label?.position { arrows[index].label?.position = moved(position) }
        }
        width = Self.rounded((areas.map(\.right).max() ?? 0) - left)
        height = Self.rounded(areas.map(\.bottom).max() ?? 0)
    }

    static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
#endif
