#if DEBUG
@_spi(Inspection) import VSMDiagrams

/// Everything that is drawn, in rows from top to bottom: the rows of the states, and between them those of the labels.
///
/// An arrow that passes a row has an item in it. This keeps a place for the line and the label, so that neither is on
/// anything else.
struct DiagramRows {
    enum Content: Equatable {
        case start
        case state(Int)
        /// The end after a state, as an index of the diagram's ends.
        case end(Int)
        /// A line of an arrow, which is an index of the diagram's arrows, and its labels.
        case label(Int)
        /// A line of an arrow.
        case line(Int)
    }

    /// A part of the drawing that has a place in a row.
    struct Item {
        let content: Content
        let row: Int
        /// How far it extends from its horizontal position, which is the center of a box or the place of a line.
        var left: Double
        var right: Double
        let height: Double
        var x = 0.0

        var isLine: Bool {
            switch content {
            case .label, .line: true
            case .start, .state, .end: false
            }
        }
    }

    /// The items of an arrow from top to bottom, between two boxes.
    ///
    /// An arrow within a row turns below its boxes.
    struct Chain {
        enum Shape { case down, up, turn }

        /// An index of the diagram's arrows, or `nil` for an arrow from the beginning or to an end.
        let arrow: Int?
        let shape: Shape
        let from: Int
        let to: Int
        var lines: [Int]
    }

    /// A part of an arrow between two neighboring rows.
    struct Segment {
        let upper: Int
        let lower: Int
        let chain: Int
    }

    let diagram: StateDiagram
    /// The items; those of the states have the states' indices.
    var items: [Item] = []
    /// The items of each row from left to right.
    var rows: [[Int]]
    var chains: [Chain] = []
    var segments: [Segment] = []
    /// The segments of each item to the row above and to the row below.
    var above: [[Int]] = []
    var below: [[Int]] = []
    /// The items that each item is connected to in the row above and in the row below.
    var uppers: [[Int]] = []
    var lowers: [[Int]] = []

    /// Returns the row of the states of a rank, which the row of labels below it follows.
    static func row(ofRank rank: Int) -> Int { 2 * rank + 1 }
}
#endif
