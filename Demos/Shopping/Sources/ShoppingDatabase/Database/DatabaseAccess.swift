import GRDB

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
        pool.asyncRead { database in pass(result(of: { try fetch(database.get()) })) }
    }

    /// The result of a query, whose problem is reported.
    func result<Value>(of fetch: () throws -> Value) -> Result<Value, any Error> {
        problems.reported(
            Result {
                try file.check()
                return try fetch()
            }
        )
    }

    /// Changes a visitor's data in one transaction, even if the task is cancelled meanwhile.
    ///
    /// - Parameters:
    ///   - visitor: the visitor.
    ///   - feeds: what is read for those who follow it, after the transaction and before this returns.
    ///   - updates: the changes, of which none is made if it throws.
    func write<Output: Sendable>(
        for visitor: String,
        changing feeds: any VisitorFeed...,
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
