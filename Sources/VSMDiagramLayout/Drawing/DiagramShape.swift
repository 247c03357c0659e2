#if DEBUG
/// A shape of a drawing.
@_spi(Inspection) public enum DiagramShape: Equatable, Sendable {
    /// What a path is, and its class in the style sheet: only `ring` and `line` are not filled.
    public enum Kind: String, Sendable { case dot, ring, outline, line, head }

    /// What a text is, and its class in the style sheet: a state in 13 points, or a line of a label in 11 points.
    public enum TextKind: String, Sendable { case name, label }

    /// The side of a text that is at its position, as in SVG.
    public enum Anchor: String, Sendable { case start, middle, end }

    /// A path.
    case path(Kind, DiagramLine)
    /// A line of text, with a point in the middle of its height, and with its width.
    case text(TextKind, String, Anchor, at: DiagramLayout.Point, width: Double)
}

extension DiagramLayout.Arrow {
    var shapes: [DiagramShape] {
        [.path(.line, line.withoutHead), .path(.head, line.headOutline)] + (label?.shapes ?? [])
    }
}

extension DiagramLayout.Label {
    fileprivate var shapes: [DiagramShape] {
        lines.indices.map { index in
            let middle = (Double(index) - Double(lines.count - 1) / 2) * DiagramMetrics.lineHeight
            let place = DiagramLayout.Point(x: position.x, y: position.y + middle)
            return .text(.label, lines[index], side == .leading ? .start : .end, at: place, width: width)
        }
    }
}

extension DiagramLayout.Box {
    var shapes: [DiagramShape] {
        func shape(_ kind: DiagramShape.Kind, _ width: Double, _ height: Double, radius: Double) -> DiagramShape {
            .path(kind, DiagramLine(around: center, width: width, height: height, radius: radius))
        }
        func circle(_ kind: DiagramShape.Kind, _ size: Double) -> DiagramShape {
            shape(kind, size, size, radius: size / 2)
        }
        return switch place {
        case .start: [circle(.dot, width)]
        case .end: [circle(.ring, width - 2), circle(.dot, width / 2)]
        case .state: [shape(.outline, width, height, radius: 9), .text(.name, text, .middle, at: center, width: width)]
        }
    }

    /// The name, if the drawing shows it shorter.
    var fullText: String? {
        if case .state(let name) = place, name != text { name } else { nil }
    }
}
#endif
