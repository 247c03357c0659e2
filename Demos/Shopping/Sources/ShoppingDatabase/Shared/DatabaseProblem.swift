/// A problem that makes the database of the shop unusable, for the log of the program.
public struct DatabaseProblem: Error, CustomStringConvertible {
    /// The database and its problem.
    public let description: String

    /// Creates a problem with a text for the log.
    public init(description: String) {
        self.description = description
    }
}
