/// How much room a text takes, in the fixed-width font of the diagrams.
enum TextSize {
    /// The width of a character of a state's name.
    static let state = 7.9
    /// The width of a character of a label.
    static let label = 6.7
    /// The height of a line of a label.
    static let line = 15.0

    static func width(of lines: [String]) -> Double { Double(lines.map(\.count).max() ?? 0) * label }
    static func height(of lines: [String]) -> Double { Double(lines.count) * line }
}
