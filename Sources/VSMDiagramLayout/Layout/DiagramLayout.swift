#if DEBUG
/// The positions of the states and arrows of a state diagram, from the left and from the top.
///
/// The same diagram always has the same layout. It is a value without a screen. Pages draw its ``parts(_:)`` as SVG,
/// and apps with SwiftUI.
@_spi(Inspection) public struct DiagramLayout: Equatable, Sendable {
    /// A point of the drawing.
    public struct Point: Hashable, Sendable {
        /// The distance from the leading edge.
        public internal(set) var x: Double
        /// The distance from the top.
        public internal(set) var y: Double
    }

    /// What a box stands for.
    public enum Place: Hashable, Sendable {
        /// The beginning of the feature.
        case start
        /// The state with this name.
        case state(String)
        /// The end of the feature after the state with this name.
        case end(String)
    }

    /// A state as a rectangle, or a beginning or end as a circle.
    struct Box: Equatable, Sendable {
        /// What the box stands for.
        let place: Place
        /// The name as it is drawn, which is shorter than a very long name.
        let text: String
        /// The center of the box.
        var center: Point
        /// The width.
        let width: Double
        /// The height of the box.
        let height: Double
    }

    /// The lines of an arrow's labels.
    struct Label: Equatable, Sendable {
        /// The edge of the text that is next to the arrow.
        enum Side: Sendable { case leading, trailing }

        /// The lines of the text.
        let lines: [String]
        /// The side of the text at which ``position`` is.
        let side: Side
        /// The point next to the arrow, in the middle of the text's height.
        var position: Point
        /// The width.
        let width: Double

        /// The height of all lines.
        var height: Double { Double(lines.count) * DiagramMetrics.lineHeight }
        /// The distance from the left of the drawing.
        var left: Double { side == .leading ? position.x : position.x - width }
    }

    /// All transitions from one place to another.
    struct Arrow: Equatable, Sendable {
        /// The place where the arrow begins.
        let from: Place
        /// The place where the arrow ends.
        let to: Place
        /// The causes of the transitions, in full.
        let causes: [String]
        /// The line from one to the other.
        var line: DiagramLine
        /// The text beside the line, if any.
        var label: Label?
    }

    /// The width of the drawing, without a margin.
    public internal(set) var width = 0.0
    /// The height of the drawing, without a margin.
    public internal(set) var height = 0.0
    /// The boxes of the states, the start and the end.
    var boxes: [Box] = []
    /// The arrows between the boxes.
    var arrows: [Arrow] = []
    /// Says what the drawing leaves out, if the diagram is too large to be drawn in full.
    public internal(set) var remark: String?
    /// The row of each state, for a layout that keeps it.
    var ranks: [String: Int] = [:]

    /// A layout of nothing.
    public init() {}
}
#endif
