#if canImport(Combine) || OpenCombine
public import VSM

/// Lets a stub that publishes have any of several outcomes, one in each run of a test.
///
/// The publisher chooses for each subscriber anew, some time after the subscription, as what it stands for would. For one
/// that has cancelled by then it does not choose. See
/// ``choose(_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// func load() -> AnyPublisher<UserData, any Error> {
///     choosePublisher(.success(ada), .failure(Offline()))
/// }
/// ```
///
/// - Parameters:
///   - first: an outcome.
///   - others: the other outcomes.
/// - Returns: a publisher of one value, or of an error.
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
    return Deferred {
        // Nobody hears of the outcome then: choosing it would only multiply the runs.
        var isCancelled = false
        return Future<Value, any Error> { promise in
            func settle() {
                guard !isCancelled else { return }
                promise(outcomes[ChosenOutcome.index(among: ChosenOutcome.names(of: outcomes), at: location)])
            }
            guard let host = TestHost.current, host.threads.isCurrent else { return settle() }
            host.start { settle() }
        }
        .handleEvents(receiveCancel: { isCancelled = true })
    }
    .eraseToAnyPublisher()
}
#endif
