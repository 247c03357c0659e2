import GRDB

/// Access to the database, which reports problems.
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
        pool.asyncRead { database in pass(result(of: { try fetch(database.get()) })) }
    }

    /// Returns the result of a query, and reports its error.
    func result<Value>(of fetch: () throws -> Value) -> Result<Value, any Error> {
        problems.reported(
            Result {
                try file.check()
                return try fetch()
            }
        )
    }

    /// Changes a visitor's data in one transaction, even if the task is cancelled.
    ///
    /// - Parameters:
    ///   - visitor: the visitor.
    ///   - feeds: the feeds that read the changed data for their observers, after the transaction and before this
    ///     returns.
    ///   - updates: makes the changes; if it throws, no change is made.
    func write<Output: Sendable>(
        for visitor: String,
        changing feeds: any DatabaseFeed...,
        updates: @escaping @Sendable (Database) throws -> Output
    ) async throws -> Output {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWrite { database in
                try file.check()
                return try updates(database)
            } completion: { database, result in
                let result = problems.reported(result)
                if case .success = result { for feed in feeds { feed.noteChange(of: visitor, database) } }
                continuation.resume(with: result)
            }
        }
    }
}
