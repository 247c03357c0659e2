/// An error that says why a person could not use a page.
package struct VisitProblem: Error, CustomStringConvertible {
    /// The sentence.
    package let description: String

    /// Creates an error.
    package init(_ description: String) {
        self.description = description
    }
}
