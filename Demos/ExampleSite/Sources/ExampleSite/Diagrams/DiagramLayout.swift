import Foundation

/// A state diagram with the positions that `Scripts/diagrams` writes with Graphviz.
struct DiagramLayout: Decodable, Equatable, Sendable {
    struct Point: Decodable, Equatable, Sendable {
        let x: Double
        let y: Double
    }

    /// A state, or a beginning or end of the feature.
    struct Box: Decodable, Equatable, Sendable {
        /// The name of the state, `[*]` for the beginning, or `[*] loaded` for the end after that state.
        let place: String
        /// The center.
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        var isStart: Bool { place == DiagramLayout.start }
        var isEnd: Bool { place.hasPrefix("\(DiagramLayout.start) ") }
    }

    struct Arrow: Decodable, Equatable, Sendable {
        let from: String
        let to: String
        /// A point, followed by two control points and a point for each segment.
        let curve: [Point]
        /// The causes of the change, one on each line.
        let labels: [String]
        let labelCenter: Point?
    }

    /// The beginning of a feature.
    static let start = "[*]"
    /// The space around the drawing.
    static let margin = 8.0

    var width = 0.0
    var height = 0.0
    var boxes: [Box] = []
    var arrows: [Arrow] = []

    /// Reads the layouts of the diagrams, by their names.
    static func read(_ file: URL) throws -> [String: DiagramLayout] {
        try JSONDecoder().decode([String: DiagramLayout].self, from: Data(contentsOf: file))
    }
}
