import ShoppingFeatures

/// Delays and failures that are added to the repositories to see how the shop handles them.
public struct Disturbance: Sendable {
    /// The delay of each request, in seconds.
    public let delay: Double
    /// The share of requests that fail, from 0 to 1.
    public let failureRate: Double
    private let clock: any Clock<Duration>
    /// Waits or throws in place of a repository, if something else decides about its requests as well.
    private let intercept: (@Sendable (_ repository: String) async throws -> Void)?
    /// The name of the repository.
    private var repository = ""

    /// Creates a disturbance.
    ///
    /// - Parameters:
    ///   - delay: the delay of each request, in seconds.
    ///   - failureRate: the share of requests that fail, from 0 to 1.
    ///   - clock: measures the delay.
    ///   - intercept: waits or throws before each request of a repository, which it gets by its name.
    public init(
        delay: Double,
        failureRate: Double,
        clock: any Clock<Duration> = ContinuousClock(),
        intercept: (@Sendable (_ repository: String) async throws -> Void)? = nil
    ) {
        self.delay = delay
        self.failureRate = failureRate
        self.clock = clock
        self.intercept = intercept
    }

    /// Whether there are any delays or failures.
    public var isNoticeable: Bool { delay > 0 || failureRate > 0 || intercept != nil }

    /// Returns the disturbance of a repository.
    func of(_ repository: String) -> Disturbance {
        var disturbance = self
        disturbance.repository = repository
        return disturbance
    }

    /// Makes a change after the delay, or fails.
    ///
    /// A change that has started completes even if the task is cancelled.
    func change<Output: Sendable>(_ change: @escaping @Sendable () async throws -> Output) async throws -> Output {
        try await Task {
            try await pass()
            return try await change()
        }.value
    }

    /// Waits for the delay, and then returns or throws.
    func pass() async throws {
        try await intercept?(repository)
        if delay > 0 { try await clock.sleep(for: .seconds(delay)) }
        try outcome.get()
    }

    private var outcome: Result<Void, any Error> {
        Double.random(in: 0..<1) < failureRate ? .failure(RepositoryError.unreachable) : .success(())
    }
}
