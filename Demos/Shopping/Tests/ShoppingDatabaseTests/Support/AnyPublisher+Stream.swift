import VSM

extension AnyPublisher where Output: Sendable, Failure == any Error {
    /// Everything the publisher emits, from now on, kept until somebody comes to it.
    var stream: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream { continuation in
            nonisolated(unsafe) let subscription = sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: continuation.finish()
                    case .failure(let error): continuation.finish(throwing: error)
                    }
                },
                receiveValue: { continuation.yield($0) }
            )
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }

    /// The first value that the publisher emits.
    ///
    /// - Throws: what the publisher failed with, or ``EndedWithoutValue``.
    var firstValue: Output {
        get async throws {
            for try await value in stream { return value }
            throw EndedWithoutValue()
        }
    }
}

/// A publisher ended and had nothing to say.
struct EndedWithoutValue: Error {}
