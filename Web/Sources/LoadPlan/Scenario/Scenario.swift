/// What each visitor does, again and again.
public struct Scenario: Equatable, Sendable {
    /// The maximum size of a scenario, in characters.
    static let maximumSize = 100_000
    /// The maximum number of blocks inside each other.
    static let maximumDepth = 10

    /// The steps of a round.
    public let steps: [Step]

    /// Reads a scenario, which has one step on each line.
    ///
    /// - Throws: ``ScenarioProblem`` that names the line.
    public init(_ text: String) throws(ScenarioProblem) {
        guard text.utf8.count <= Self.maximumSize else {
            throw ScenarioProblem(1, "The scenario has more than \(Self.maximumSize) bytes.")
        }
        var lines: [ScenarioLine] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = try ScenarioLine(line, number: index + 1)
            if !line.words.isEmpty { lines.append(line) }
        }
        var parser = ScenarioParser(lines)
        steps = try parser.block(opened: nil)
        guard !steps.isEmpty else { throw ScenarioProblem(1, "The scenario has no steps. Begin with: open /") }
    }
}
