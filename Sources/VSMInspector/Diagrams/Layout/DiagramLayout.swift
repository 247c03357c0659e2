#if DEBUG
/// The positions of the states and arrows of a state diagram, from the left and from the top.
///
/// The same diagram always has the same layout. It is a value without a screen: pages draw it as SVG, apps as paths.
@_spi(Drawing) public struct DiagramLayout: Equatable, Sendable {
    /// A point of the drawing.
    package struct Point: Hashable, Sendable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// What a box stands for.
    package enum Place: Hashable, Sendable {
        /// The beginning of the feature.
        case start
        /// The state with this name.
        case state(String)
        /// The end of the feature after the state with this name.
        case end(String)
    }

    /// A state as a rectangle, or a beginning or end as a circle.
    package struct Box: Equatable, Sendable {
        package let place: Place
        /// The name as it is drawn, which is shorter than a very long name.
        package let text: String
        package var center: Point
        package let width: Double
        package let height: Double
    }

    /// A cubic curve from the end of the one before it.
    package struct Curve: Equatable, Sendable {
        package var control1: Point
        package var control2: Point
        package var end: Point
    }

    /// The lines of an arrow's labels.
    package struct Label: Equatable, Sendable {
        /// The edge of the text that is next to the arrow.
        package enum Side: Sendable { case leading, trailing }

        package let lines: [String]
        /// The side of the text at which ``position`` is.
        package let side: Side
        /// The point next to the arrow, in the middle of the text's height.
        package var position: Point
        package let width: Double

        /// The height of all lines.
        package var height: Double { Double(lines.count) * DiagramMetrics.lineHeight }
        /// The distance from the left of the drawing.
        package var left: Double { side == .leading ? position.x : position.x - width }
    }

    /// All transitions from one place to another.
    package struct Arrow: Equatable, Sendable {
        package let from: Place
        package let to: Place
        /// The causes of the transitions, in full.
        package let causes: [String]
        package var start: Point
        package var curves: [Curve]
        /// The corners of the triangle at the tip, with the tip first.
        package var head: [Point]
        package var label: Label?
    }

    /// The width of the drawing, without a margin.
    package internal(set) var width = 0.0
    /// The height of the drawing, without a margin.
    package internal(set) var height = 0.0
    package internal(set) var boxes: [Box] = []
    package internal(set) var arrows: [Arrow] = []
    /// Says what the drawing leaves out, if the diagram is too large to be drawn in full.
    package internal(set) var remark: String?
    /// The row of each state, for a layout that keeps it.
    var ranks: [String: Int] = [:]

    /// A layout of nothing.
    public init() {}
}
#endif
