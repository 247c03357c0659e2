import GRDB
import VSM

/// Reads and writes the database, and reports what goes wrong.
struct DatabaseAccess: Sendable {
    let pool: DatabasePool
    private let file: DatabaseFile
    private let problems: ProblemReporter

    /// Opens the database at a path.
    init(path: String, configuration: Configuration, problems: ProblemReporter) throws {
        pool = try DatabasePool(path: path, configuration: configuration)
        file = try DatabaseFile(path: path)
        self.problems = problems
    }

    /// Returns the result of a query.
    func read<Value: Sendable>(_ fetch: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            read(fetch) { continuation.resume(with: $0) }
        }
    }

    /// Passes on the result of a query, on any thread.
    func read<Value: Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value,
        then pass: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        pool.asyncRead { database in
            pass(
                problems.reported(
                    Result {
                        try file.check()
                        return try fetch(database.get())
                    }
                )
            )
        }
    }

    /// Changes the database in one transaction, for each subscriber.
    ///
    /// The transaction is made even if the subscriber leaves.
    ///
    /// - Parameters:
    ///   - updates: the changes, of which none is made if it throws.
    ///   - noteChanges: notes what has changed, after the transaction, and calls what it is given when the change
    ///     was sent to those who observe it. The subscriber learns of its change then.
    func write<Output: Sendable>(
        _ updates: @escaping @Sendable (Database) throws -> Output,
        noteChanges: @escaping @Sendable (_ proceed: @escaping @Sendable () -> Void) -> Void
    ) -> AnyPublisher<Output, any Error> {
        Deferred {
            Future { promise in
                // GRDB calls back once, and a promise may be fulfilled on any thread.
                nonisolated(unsafe) let promise = promise
                pool.asyncWrite { database in
                    try file.check()
                    return try updates(database)
                } completion: { _, result in
                    let result = problems.reported(result)
                    guard case .success = result else { return promise(result) }
                    noteChanges { promise(result) }
                }
            }
        }
        .eraseToAnyPublisher()
    }
}
