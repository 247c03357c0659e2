#if DEBUG
/// The outcomes of dependencies that a test forces; see ``withForcedOutcomes(slowBy:_:)``.
public struct OutcomesOfTest: Sendable {
    fileprivate let outcomes: ForcedOutcomes

    /// The outcome of a dependency, by the name with which it calls ``forcedOutcome(of:failure:)``.
    public subscript(dependency: String) -> ForcedOutcome {
        get { outcomes.table[dependency] }
        nonmutating set { outcomes.force(newValue, of: dependency) }
    }
}

/// Runs a test whose dependencies have forced outcomes, as a person has forced them in the inspector.
///
/// ```swift
/// try withForcedOutcomes { outcomes in
///     outcomes["Cart"] = .failing
///     try page.button("Add to Cart").click()
/// }
/// ```
///
/// The outcomes are those of calls in this task, and in tasks that it creates.
///
/// - Parameters:
///   - pause: Waits for as long as a slow dependency takes longer; by default, it does not wait.
///   - body: The test.
/// - Returns: What the test returns.
/// - Throws: What the test throws.
public func withForcedOutcomes<Result>(
    slowBy pause: @escaping @Sendable () async throws -> Void = {},
    _ body: (OutcomesOfTest) throws -> Result
) rethrows -> Result {
    let outcomes = ForcedOutcomes(pause: pause)
    return try ForcedOutcomes.$current.withValue(outcomes) { try body(OutcomesOfTest(outcomes: outcomes)) }
}
#endif
