import Foundation

/// A state diagram with a position for everything in it, as `Scripts/diagrams` writes it with Graphviz.
struct DiagramLayout: Decodable, Equatable, Sendable {
    struct Point: Decodable, Equatable, Sendable {
        let x: Double
        let y: Double
    }

    /// A state, or where the feature begins or ends.
    struct Box: Decodable, Equatable, Sendable {
        /// The name of the state, `[*]` where the feature begins, and `[*] loaded` where it ends after that state.
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
        /// A point, and then two control points and a point for each part.
        let curve: [Point]
        /// What causes the change, one cause a line.
        let labels: [String]
        let labelCenter: Point?
    }

    /// Where a feature begins.
    static let start = "[*]"
    /// The room around the drawing.
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
