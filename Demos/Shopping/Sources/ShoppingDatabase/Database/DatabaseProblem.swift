/// A problem that makes the database of the shop unusable, for the log of the program.
public struct DatabaseProblem: Error, CustomStringConvertible {
    /// The file and its problem.
    public let description: String
}
