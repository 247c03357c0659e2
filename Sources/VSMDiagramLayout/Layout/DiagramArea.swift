#if DEBUG
/// A rectangle that a part of a drawing covers.
struct DiagramArea: Equatable {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    func overlaps(_ other: DiagramArea) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}

extension DiagramLayout.Box {
    var area: DiagramArea {
        DiagramArea(
            left: center.x - width / 2,
            right: center.x + width / 2,
            top: center.y - height / 2,
            bottom: center.y + height / 2
        )
    }
}

extension DiagramLayout.Label {
    var area: DiagramArea {
        DiagramArea(left: left, right: left + width, top: position.y - height / 2, bottom: position.y + height / 2)
    }
}

extension DiagramLayout.Arrow {
    /// The areas of the ends of its curves, and of its label.
    var areas: [DiagramArea] {
        let points = ([line.start] + line.curves.map(\.end)).map { point in
            DiagramArea(left: point.x, right: point.x, top: point.y, bottom: point.y)
        }
        return points + (label.map { [$0.area] } ?? [])
    }
}
#endif
