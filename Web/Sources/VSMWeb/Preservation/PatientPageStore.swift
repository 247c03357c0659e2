import Synchronization

/// A store of pages whose answers are not awaited for long.
final class PatientPageStore: Sendable {
    private let store: any PageStore
    /// The maximum number of requests that run although nobody waits for them.
    private let maximumLeft: Int
    /// The number of requests that have not ended.
    private let running = Atomic(0)
    /// The number of requests whose answers are awaited.
    private let awaited = Atomic(0)

    init(_ store: any PageStore, maximumLeft: Int = 1_000) {
        self.store = store
        self.maximumLeft = maximumLeft
    }

    /// Stores the states of a page.
    ///
    /// - Throws: An error of the store, or ``PreservationProblem/time``. The save may still happen then.
    func save(_ save: PageSave, within patience: Duration) async throws {
        try await request(within: patience) { [store] in
            try await store.save(save.content, number: save.number, of: save.page, for: save.visitor)
        }
    }

    /// Returns the states of a page.
    ///
    /// - Throws: An error of the store, or ``PreservationProblem/time``.
    func content(of page: String, within patience: Duration) async throws -> [UInt8]? {
        try await request(within: patience) { [store] in try await store.content(of: page) }
    }

    /// Runs a request, and throws if it takes too long.
    ///
    /// The request is cancelled then, and not waited for. A store that does not end it gets no further ones when there
    /// are too many.
    private func request<Value: Sendable>(
        within patience: Duration,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard running.load(ordering: .relaxed) - awaited.load(ordering: .relaxed) < maximumLeft else {
            throw PreservationProblem.time
        }
        running.add(1, ordering: .relaxed)
        awaited.add(1, ordering: .relaxed)
        defer { awaited.subtract(1, ordering: .relaxed) }
        let (results, result) = AsyncThrowingStream.makeStream(of: Value.self)
        let running = Task {
            do {
                result.yield(try await operation())
                result.finish()
            } catch {
                result.finish(throwing: error)
            }
            self.running.subtract(1, ordering: .relaxed)
        }
        let deadline = Task {
            try await Task.sleep(for: patience)
            result.finish(throwing: PreservationProblem.time)
            running.cancel()
        }
        defer { deadline.cancel() }
        for try await value in results { return value }
        throw CancellationError()
    }
}
