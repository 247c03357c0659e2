/// An error that says why a person could not use a page.
@_spi(Load) public struct VisitProblem: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Creates an error.
    public init(_ description: String) {
        self.description = description
    }
}
