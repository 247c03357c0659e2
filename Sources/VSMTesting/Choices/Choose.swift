/// Lets a stub have any of several outcomes, one in each run of a test.
///
/// ```swift
/// struct ProfileStub: ProfileLoading {
///     func load() async throws -> Profile {
///         try await choose(.success(.ada), .failure(Offline()))
///     }
/// }
/// ```
///
/// `StateGraph.explore` and `everyInterleaving` run a test once for every combination of outcomes, from the start,
/// so stubs keep nothing in mind. Elsewhere the seed of the test host decides; without a seed it is the first outcome.
///
/// The stub is suspended before it has its outcome, as what it stands for would be: states such as *loading* are seen.
///
/// - Parameters:
///   - first: an outcome.
///   - others: the other outcomes.
/// - Returns: the value of the outcome, if it is a success.
/// - Throws: the error of the outcome, if it is a failure.
public func choose<Value>(
    _ first: Result<Value, any Error>,
    _ others: Result<Value, any Error>...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws -> Value {
    await ChosenOutcome.pause()
    let outcomes = [first] + others
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try outcomes[ChosenOutcome.index(among: ChosenOutcome.names(of: outcomes), at: location)].get()
}

/// Lets a stub return any of several values, one in each run of a test; see ``choose(_:_:fileID:filePath:line:column:)``.
///
/// - Parameter values: the values, one at the least, or the call traps.
/// - Returns: one of them.
public func choose<Value>(
    among values: [Value],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> Value {
    precondition(!values.isEmpty, "A stub chooses among one value at the least.")
    await ChosenOutcome.pause()
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return values[ChosenOutcome.index(among: values.map { shortDescription(of: $0) }, at: location)]
}
