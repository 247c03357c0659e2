#if canImport(Combine) || OpenCombine
public import VSM

/// Returns a publisher of one of several outcomes, so that a stub can have a different outcome in each run of a test.
///
/// The publisher chooses for each subscriber, some time after the subscription, as a real request does. It doesn't
/// choose for a subscriber that has already cancelled. See ``choose(_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// func load() -> AnyPublisher<UserData, any Error> {
///     choosePublisher(.success(ada), .failure(Offline()))
/// }
/// ```
///
/// - Parameters:
///   - first: An outcome.
///   - others: The other outcomes.
/// - Returns: A publisher that emits a value and finishes, or fails.
@available(Systems 2024, *)
public func choosePublisher<Value>(
    _ first: Result<Value, any Error>,
    _ others: Result<Value, any Error>...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> AnyPublisher<Value, any Error> {
    let outcomes = [first] + others
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return publisher(of: outcomes, named: ChosenOutcome.names(of: outcomes), at: location)
}

/// Returns a publisher of one of several outcomes, which have these names in graphs and messages.
///
/// ```swift
/// choosePublisher(["loaded": .success(ada), "offline": .failure(Offline())])
/// ```
///
/// See ``choosePublisher(_:_:fileID:filePath:line:column:)``.
///
/// - Parameter outcomes: The names and the outcomes. Traps if there are none.
/// - Returns: A publisher that emits a value and finishes, or fails.
@available(Systems 2024, *)
public func choosePublisher<Value>(
    _ outcomes: KeyValuePairs<String, Result<Value, any Error>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> AnyPublisher<Value, any Error> {
    precondition(!outcomes.isEmpty, "A stub needs at least one value to choose from.")
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return publisher(of: outcomes.map(\.value), named: outcomes.map(\.key), at: location)
}

@available(Systems 2024, *)
private func publisher<Value>(
    of outcomes: [Result<Value, any Error>],
    named names: [String],
    at location: TestLocation
) -> AnyPublisher<Value, any Error> {
    Deferred {
        // An outcome that isn't delivered would only multiply the number of runs.
        var isCancelled = false
        return Future<Value, any Error> { promise in
            func settle() {
                guard !isCancelled else { return }
                promise(outcomes[ChosenOutcome.index(among: names, at: location)])
            }
            guard let host = TestHost.current, host.threads.isCurrent else { return settle() }
            host.start { settle() }
        }
        .handleEvents(receiveCancel: { isCancelled = true })
    }
    .eraseToAnyPublisher()
}
#endif
