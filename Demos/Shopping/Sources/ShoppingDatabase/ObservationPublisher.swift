import Dispatch
import GRDB
import VSM

/// Publishes the result of a query, and again after each change.
///
/// GRDB has such a publisher for Combine; this one works on every system.
struct ObservationPublisher<Output: Equatable & Sendable>: Publisher {
    typealias Failure = any Error

    private let pool: DatabasePool
    private let fetch: @Sendable (Database) throws -> Output

    init(_ pool: DatabasePool, fetch: @escaping @Sendable (Database) throws -> Output) {
        self.pool = pool
        self.fetch = fetch
    }

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
        // Keeps the latest value: the first may arrive before the subscriber has requested it.
        let subject = CurrentValueSubject<Output?, any Error>(nil)
        // Where changes cannot be waited for atomically, an observation may report its first value twice.
        let observation = ValueObservation.tracking(fetch).removeDuplicates()
        // A serial queue: on a concurrent one, changes would overtake each other. It waits until the subscriber has made its
        // request: a value that arrives at the same moment would be delivered twice.
        let queue = DispatchQueue(label: "ObservationPublisher", attributes: .initiallyInactive)
        defer { queue.activate() }
        let running = Running()
        subject
            .compactMap(\.self)
            .handleEvents(
                receiveSubscription: { [pool] _ in
                    nonisolated(unsafe) let subject = subject
                    running.observation = observation.start(
                        in: pool,
                        scheduling: .async(onQueue: queue),
                        onError: { @Sendable error in subject.send(completion: .failure(error)) },
                        onChange: { @Sendable value in subject.send(value) }
                    )
                },
                receiveCancel: { running.observation = nil }
            )
            .subscribe(subscriber)
    }

    /// Retains the observation for as long as there is a subscriber.
    private final class Running {
        var observation: AnyDatabaseCancellable?
    }
}
