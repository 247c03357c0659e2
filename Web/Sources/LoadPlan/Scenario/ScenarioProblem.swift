/// A mistake in a scenario.
public struct ScenarioProblem: Error, Equatable, CustomStringConvertible {
    /// The number of the line.
    public let line: Int
    /// What is wrong, and what to write.
    public let message: String

    init(_ line: Int, _ message: String) {
        self.line = line
        self.message = message
    }

    /// The line and the message.
    public var description: String { "Line \(line): \(message)" }
}
