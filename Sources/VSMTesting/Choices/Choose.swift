/// Returns or throws one of several outcomes, so that a stub can have a different outcome in each run of a test.
///
/// ```swift
/// struct ProfileStub: ProfileLoading {
///     func load() async throws -> Profile {
///         try await choose(.success(.ada), .failure(Offline()))
///     }
/// }
/// ```
///
/// `StateGraph.explore` and `forEachInterleaving` run a test from the start for every combination of outcomes, so stubs
/// need no additional state. Elsewhere, the seed of the test host decides; without a seed, the first outcome is chosen.
///
/// The call suspends before it returns, as a real request does, so that states such as *loading* are visible.
///
/// - Parameters:
///   - first: An outcome.
///   - others: The other outcomes.
/// - Returns: The value of the chosen outcome, if it is a success.
/// - Throws: The error of the chosen outcome, if it is a failure.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

/// Returns one of several values; see ``choose(_:_:fileID:filePath:line:column:)``.
///
/// - Parameter values: The values. Traps if there are none.
/// - Returns: The chosen value.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func choose<Value>(
    among values: [Value],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> Value {
    precondition(!values.isEmpty, "A stub needs at least one value to choose from.")
    await ChosenOutcome.pause()
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return values[ChosenOutcome.index(among: values.map { shortDescription(of: $0) }, at: location)]
}
