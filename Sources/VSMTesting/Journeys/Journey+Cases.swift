// A state that is a structure has no case, but an enum in it has one.
@available(Systems 2024, *)
extension Journey {
    /// Expects states with exactly these cases of an enum since the previous expectation.
    ///
    /// ```swift
    /// journey.expect(cases: "saving", "savingError", of: \.editingState)
    /// ```
    ///
    /// - Parameters:
    ///   - first: The case name of the enum in the first state, without associated values. An optional has the name of its
    ///     value, or is `nil`.
    ///   - others: The case names that follow.
    ///   - value: The key path to the enum in a state.
    public func expect(
        cases first: String,
        _ others: String...,
        of value: (State) -> Any,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        compare([first] + others, unexpected.map { stateName(chosen: value($0)) }, at: location)
    }

    /// Returns the case names of an enum in the states, for `expectCoverage(of:)` of a graph.
    ///
    /// - Parameter value: The key path to the enum in a state, such as `\.editingState`.
    public func cases(of value: (State) -> Any) -> [String] {
        states.map { stateName(chosen: value($0)) }
    }
}
