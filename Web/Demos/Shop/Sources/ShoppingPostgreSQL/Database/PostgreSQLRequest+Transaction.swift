#if PostgreSQL
import Synchronization

/// The progress of a transaction.
final class TransactionProgress: Sendable {
    private let ending = Atomic(false)

    /// Whether the program has asked for the end of the transaction, so that it may have happened.
    var isEnding: Bool {
        get { ending.load(ordering: .sequentiallyConsistent) }
        set { ending.store(newValue, ordering: .sequentiallyConsistent) }
    }
}

extension PostgreSQLRequest {
    /// Performs changes in one transaction.
    ///
    /// If they throw, or the connection is lost, none of them happens.
    func transaction<Output: Sendable>(
        _ progress: TransactionProgress = TransactionProgress(),
        _ updates: () async throws -> Output
    ) async throws -> Output {
        progress.isEnding = false
        try await run("BEGIN")
        do {
            let output = try await updates()
            progress.isEnding = true
            try await run("COMMIT")
            return output
        } catch {
            if await connection.isUsable {
                progress.isEnding = false
                do { try await run("ROLLBACK") } catch { await connection.abandon() }
            }
            throw error
        }
    }
}
#endif
