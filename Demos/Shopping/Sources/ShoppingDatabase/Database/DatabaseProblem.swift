/// Why the database of the shop cannot be used, for the log of the program.
public struct DatabaseProblem: Error, CustomStringConvertible {
    /// The file, and what is wrong with it.
    public let description: String
}
