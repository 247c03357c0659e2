import ShoppingFeatures
import VSM

/// Delays and failures that are added to the repositories, to see how the shop handles them.
public struct Disturbance: Sendable {
    /// The delay of each request, in seconds.
    public let delay: Double
    /// The share of requests that fail, from 0 to 1.
    public let failureRate: Double
    private let clock: any Clock<Duration>

    /// Creates a disturbance.
    ///
    /// - Parameters:
    ///   - delay: the delay of each request, in seconds.
    ///   - failureRate: the share of requests that fail, from 0 to 1.
    ///   - clock: measures the delay.
    public init(delay: Double, failureRate: Double, clock: any Clock<Duration> = ContinuousClock()) {
        self.delay = delay
        self.failureRate = failureRate
        self.clock = clock
    }

    /// Whether there are any delays or failures.
    public var isNoticeable: Bool { delay > 0 || failureRate > 0 }

    /// Observes data, after the delay, or fails.
    func observation<Output>(_ publisher: AnyPublisher<Output, any Error>) -> AnyPublisher<Output, any Error> {
        Deferred {
            Future { promise in
                // It is fulfilled once, on any thread.
                nonisolated(unsafe) let promise = promise
                Task {
                    do {
                        promise(.success(try await pass()))
                    } catch {
                        promise(.failure(error))
                    }
                }
            }
        }
        .map { publisher }
        .switchToLatest()
        .eraseToAnyPublisher()
    }

    /// Makes a change, after the delay, or fails.
    ///
    /// A change that has started is made, even if the subscriber leaves.
    func change<Output: Sendable>(_ publisher: AnyPublisher<Output, any Error>) -> AnyPublisher<Output, any Error> {
        Deferred {
            Future { promise in
                // They are used once, on any thread.
                nonisolated(unsafe) let promise = promise
                nonisolated(unsafe) let publisher = publisher
                Task {
                    do {
                        try await pass()
                        promise(.success(try await publisher.firstOutput()))
                    } catch {
                        promise(.failure(error))
                    }
                }
            }
        }
        .eraseToAnyPublisher()
    }

    /// Returns after the delay, or throws.
    func pass() async throws {
        try await clock.sleep(for: .seconds(delay))
        try outcome.get()
    }

    private var outcome: Result<Void, any Error> {
        Double.random(in: 0..<1) < failureRate ? .failure(RepositoryError.unreachable) : .success(())
    }
}

extension AnyPublisher where Output: Sendable, Failure == any Error {
    /// The first value of a publisher that emits one, or fails.
    fileprivate nonisolated(nonsending) func firstOutput() async throws -> Output {
        var subscription: AnyCancellable?
        defer { subscription?.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            subscription = first().sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { continuation.resume(throwing: error) }
                },
                receiveValue: { continuation.resume(returning: $0) }
            )
        }
    }
}
