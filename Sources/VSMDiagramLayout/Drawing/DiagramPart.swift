#if DEBUG
/// A box or an arrow as it is drawn: its shapes, from back to front, and how it is marked.
@_spi(Inspection) public struct DiagramPart: Equatable, Sendable, Identifiable {
    /// How a part is marked.
    public enum Mark: String, Sendable {
        /// The current state.
        case current
        /// The change that led to the current state.
        case taken
        /// What the feature has not reached.
        case ahead
    }

    /// The place of a box, or the places between which an arrow leads.
    public let id: [DiagramLayout.Place]
    /// The shapes, from back to front.
    public let shapes: [DiagramShape]
    /// How the part is marked, if at all.
    public let mark: Mark?
    /// The name or the labels in full, if the drawing shows them shorter.
    public let fullText: String?

    /// The classes of the part in the style sheet.
    public var classes: String {
        let kind = id.count == 1 ? "box" : "arrow"
        return mark.map { "\(kind) \($0)" } ?? kind
    }
}

extension DiagramLayout {
    /// The space around a drawing.
    @_spi(Inspection) public static let margin = 8.0

    /// Returns all arrows and boxes as they are drawn, from back to front.
    @_spi(Inspection) public func parts(_ marks: DiagramMarks) -> [DiagramPart] {
        arrows.map { arrow in
            let isAhead = marks.isAhead(arrow.from) || marks.isAhead(arrow.to)
            return DiagramPart(
                id: [arrow.from, arrow.to],
                shapes: arrow.shapes,
                mark: marks.isTaken(arrow) ? .taken : isAhead ? .ahead : nil,
                fullText: arrow.label == nil || arrow.label?.lines == arrow.causes
                    ? nil : arrow.causes.joined(separator: "\n")
            )
        }
            + boxes.map { box in
                DiagramPart(
                    id: [box.place],
                    shapes: box.shapes,
                    mark: marks.isCurrent(box.place) ? .current : marks.isAhead(box.place) ? .ahead : nil,
                    fullText: box.fullText
                )
            }
    }
}
#endif
