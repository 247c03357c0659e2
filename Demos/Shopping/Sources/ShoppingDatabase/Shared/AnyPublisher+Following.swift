public import VSM

extension AnyPublisher where Failure == any Error {
    /// Returns a publisher that follows values separately for each subscriber.
    public static func following<Values: AsyncSequence & SendableMetatype>(
        _ values: @escaping @Sendable () async throws -> Values
    ) -> AnyPublisher where Values.Element == Output, Values.AsyncIterator: SendableMetatype {
        Deferred {
            // The subject keeps the latest value for a subscriber that arrives later. It may be used on any thread.
            nonisolated(unsafe) let subject = CurrentValueSubject<Output?, any Error>(nil)
            let following = Task {
                do {
                    for try await value in try await values() { subject.send(value) }
                } catch {
                    subject.send(completion: .failure(error))
                }
            }
            return subject.compactMap(\.self).handleEvents(receiveCancel: following.cancel)
        }
        .eraseToAnyPublisher()
    }
}
