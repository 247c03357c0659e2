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
/// In graphs and messages, the outcomes are `success` and `failure`, with their values if there are several of a kind. An
/// outcome with a long value has the position of the outcome instead, such as `success(value 2)`. To name them yourself,
/// use ``choose(_:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - first: An outcome.
///   - others: The other outcomes.
/// - Returns: The value of the chosen outcome, if it is a success.
/// - Throws: The error of the chosen outcome, if it is a failure.
@available(Systems 2024, *)
public func choose<Value>(
    _ first: Result<Value, any Error>,
    _ others: Result<Value, any Error>...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws -> Value {
    let outcomes = [first] + others
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try outcomes[await ChosenOutcome.next(among: ChosenOutcome.names(of: outcomes), at: location)].get()
}

/// Returns or throws one of several outcomes, which have these names in graphs and messages.
///
/// ```swift
/// try await choose([
///     "found": .success(expense), "unknown": .success(nil), "offline": .failure(Offline()),
/// ])
/// ```
///
/// See ``choose(_:_:fileID:filePath:line:column:)``.
///
/// - Parameter outcomes: The names and the outcomes. Traps if there are none.
/// - Returns: The value of the chosen outcome, if it is a success.
/// - Throws: The error of the chosen outcome, if it is a failure.
@available(Systems 2024, *)
public func choose<Value>(
    _ outcomes: KeyValuePairs<String, Result<Value, any Error>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async throws -> Value {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try outcomes[await ChosenOutcome.next(among: outcomes.map(\.key), at: location)].value.get()
}

/// Returns one of several values; see ``choose(_:_:fileID:filePath:line:column:)``.
///
/// In graphs and messages, a value has its description as its name, or its position if that is long. To name the values
/// yourself, pass pairs: `choose(among: ["online": false, "offline": true])`.
///
/// - Parameter values: The values. Traps if there are none.
/// - Returns: The chosen value.
@available(Systems 2024, *)
public func choose<Value>(
    among values: [Value],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> Value {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return values[await ChosenOutcome.next(among: ChosenOutcome.names(ofValues: values), at: location)]
}

/// Returns one of several values, which have these names in graphs and messages.
///
/// ```swift
/// if await choose(among: ["online": false, "offline": true]) { throw Offline() }
/// ```
///
/// See ``choose(_:_:fileID:filePath:line:column:)``.
///
/// - Parameter values: The names and the values. Traps if there are none.
/// - Returns: The chosen value.
@available(Systems 2024, *)
public func choose<Value>(
    among values: KeyValuePairs<String, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> Value {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return values[await ChosenOutcome.next(among: values.map(\.key), at: location)].value
}
