#if DEBUG
/// The positions of the states and arrows of a state diagram, from the left and from the top.
///
/// The same diagram always has the same layout. It is a value without a screen: pages draw it as SVG, apps as paths.
@_spi(Inspection) public struct DiagramLayout: Equatable, Sendable {
    /// A point of the drawing.
    public struct Point: Hashable, Sendable {
        /// The distance from the leading edge.
        public var x: Double
        /// The distance from the top.
        public var y: Double

        /// Creates a point.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
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
    public struct Box: Equatable, Sendable {
        /// What the box stands for.
        public let place: Place
        /// The name as it is drawn, which is shorter than a very long name.
        public let text: String
        /// The center of the box.
        public var center: Point
        /// The width.
        public let width: Double
        /// The height of the box.
        public let height: Double
    }

    /// A cubic curve from the end of the one before it.
    public struct Curve: Equatable, Sendable {
        /// The first control point.
        public var control1: Point
        /// The second control point.
        public var control2: Point
        /// The end of the curve.
        public var end: Point
    }

    /// The lines of an arrow's labels.
    public struct Label: Equatable, Sendable {
        /// The edge of the text that is next to the arrow.
        public enum Side: Sendable { case leading, trailing }

        /// The lines of the text.
        public let lines: [String]
        /// The side of the text at which ``position`` is.
        public let side: Side
        /// The point next to the arrow, in the middle of the text's height.
        public var position: Point
        /// The width.
        public let width: Double

        /// The height of all lines.
        public var height: Double { Double(lines.count) * DiagramMetrics.lineHeight }
        /// The distance from the left of the drawing.
        public var left: Double { side == .leading ? position.x : position.x - width }
    }

    /// All transitions from one place to another.
    public struct Arrow: Equatable, Sendable {
        /// The place where the arrow begins.
        public let from: Place
        /// The place where the arrow ends.
        public let to: Place
        /// The causes of the transitions, in full.
        public let causes: [String]
        /// The point where the line begins.
        public var start: Point
        /// The curves of the line, in order.
        public var curves: [Curve]
        /// The corners of the triangle at the tip, with the tip first.
        public var head: [Point]
        /// The text beside the line, if any.
        public var label: Label?
    }

    /// The width of the drawing, without a margin.
    public internal(set) var width = 0.0
    /// The height of the drawing, without a margin.
    public internal(set) var height = 0.0
    /// The boxes of the states, the start and the end.
    public internal(set) var boxes: [Box] = []
    /// The arrows between the boxes.
    public internal(set) var arrows: [Arrow] = []
    /// Says what the drawing leaves out, if the diagram is too large to be drawn in full.
    public internal(set) var remark: String?
    /// The row of each state, for a layout that keeps it.
    var ranks: [String: Int] = [:]

    /// A layout of nothing.
    public init() {}
}
#endif
