#if PostgreSQL
import ShoppingDatabase
import ShoppingFeatures

/// A connection, for the time of one request.
struct PostgreSQLRequest: Sendable {
    let connection: PostgreSQLConnection
    let deadline: ContinuousClock.Instant

    /// Returns the result of a statement.
    @discardableResult
    func result(of sql: StaticString, _ values: any PostgreSQLValue...) async throws -> PostgreSQLResult {
        try await connection.result(of: sql, values, until: deadline)
    }

    /// Returns the rows of a statement.
    func rows(_ sql: StaticString, _ values: any PostgreSQLValue...) async throws -> [PostgreSQLRow] {
        try await connection.result(of: sql, values, until: deadline).rows
    }

    /// Runs statements without parameters.
    func run(_ sql: StaticString) async throws {
        try await connection.run(sql, until: deadline)
    }
}

/// Access to the database, which reports problems.
///
/// Requests run in tasks of their own: one that has started completes even if the task that asked for it is cancelled.
struct PostgreSQLAccess: Sendable {
    let pool: PostgreSQLPool
    let opening: DatabaseOpening
    /// The time that a request may take, including the wait for a connection.
    let patience: Duration
    let problems: ProblemReporter
    private let turns = VisitorTurns()

    init(pool: PostgreSQLPool, opening: DatabaseOpening, patience: Duration, problems: ProblemReporter) {
        (self.pool, self.opening, self.patience, self.problems) = (pool, opening, patience, problems)
    }

    /// Returns the result of a query.
    func read<Value: Sendable>(
        _ fetch: @escaping @Sendable (PostgreSQLRequest) async throws -> Value
    ) async throws -> Value {
        try await result(of: fetch).get()
    }

    /// Returns the result of a query, or its error.
    func result<Value: Sendable>(
        of fetch: @escaping @Sendable (PostgreSQLRequest) async throws -> Value
    ) async -> Result<Value, any Error> {
        await perform(until: .now + patience) { deadline in
            try await pool.use(until: deadline) {
                try await fetch(PostgreSQLRequest(connection: $0, deadline: deadline))
            }
        } isRepeatable: {
            true
        }
    }

    /// Changes a visitor's data in one transaction, and returns after the pages of this process have received it.
    ///
    /// Changes of a visitor happen in the order of the calls, also if one has to wait for the database.
    ///
    /// If the connection is lost while the transaction is confirmed, it may or may not have happened. It is not repeated.
    ///
    /// - Parameters:
    ///   - visitor: the visitor.
    ///   - feeds: the data that changes. The pages of other processes learn of it with the transaction.
    ///   - updates: makes the changes; if it throws, no change is made.
    func write<Output: Sendable>(
        for visitor: String,
        changing feeds: any PostgreSQLFeed...,
        updates: @escaping @Sendable (PostgreSQLRequest) async throws -> Output
    ) async throws -> Output {
        let feeds = feeds
        let progress = TransactionProgress()
        let deadline = ContinuousClock.now + patience
        let result = await turns.perform(for: visitor) {
            await perform(until: deadline) { deadline in
                try await pool.use(until: deadline) { connection in
                    let request = PostgreSQLRequest(connection: connection, deadline: deadline)
                    return try await request.transaction(progress) {
                        let output = try await updates(request)
                        for feed in feeds {
                            let message = ChangeMessage(feed.name, of: visitor)
                            try await request.result(
                                of: "SELECT pg_notify($1, $2)",
                                ChangeMessage.channel,
                                message.payload
                            )
                        }
                        return output
                    }
                }
            } isRepeatable: {
                !progress.isEnding
            }
        }
        // The change may also have happened if the connection was lost while it was confirmed.
        if progress.isEnding { for feed in feeds { await feed.refresh(visitor) } }
        return try result.get()
    }

    /// Performs a request, again if its connection is lost or if it stands in the way of another one.
    private func perform<Output: Sendable>(
        until deadline: ContinuousClock.Instant,
        _ request: @escaping @Sendable (_ deadline: ContinuousClock.Instant) async throws -> Output,
        isRepeatable: @escaping @Sendable () -> Bool
    ) async -> Result<Output, any Error> {
        if let problem = opening.problem { return .failure(problem) }
        return await Task {
            var pauses = GrowingPauses()
            while true {
                do {
                    // A connection whose request is too late from the beginning would be given up.
                    guard ContinuousClock.now < deadline else {
                        throw PostgreSQLConnectionLost(description: "PostgreSQL did not answer in time.")
                    }
                    return problems.reported(.success(try await request(deadline)))
                } catch {
                    let isPassing =
                        (error as? PostgreSQLFailure)?.isPassing
                        ?? (error is PostgreSQLConnectionLost && isRepeatable())
                    let pause = pauses.next()
                    if !isPassing || ContinuousClock.now + pause >= deadline {
                        return problems.reported(.failure(error.asProblem))
                    }
                    try? await Task.sleep(for: pause)
                }
            }
        }.value
    }
}

extension Error {
    /// The error as the rest of the shop knows it.
    var asProblem: any Error {
        switch self {
        case let lost as PostgreSQLConnectionLost: DatabaseProblem(description: lost.description)
        case let failure as PostgreSQLFailure:
            DatabaseProblem(description: "PostgreSQL refused a statement: \(failure)")
        default: self
        }
    }
}
#endif
