/// The preserved pages of a site, which survive its servers.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct PreservedPages: Sendable {
    /// What is known of the page that a browser had before.
    enum Former: Sendable {
        /// The page had no states.
        case none
        case states([PreservedPage.Entry])
        /// The states could not be stored or read.
        case lost
    }

    let store: any PageStore
    /// How long a browser waits for its states.
    var patienceForReading = Duration.seconds(2)
    /// How long a save may take, for which a server that stops waits.
    var patienceForSaving = Duration.seconds(5)
    /// Tells operators about an error of the store.
    let report: @Sendable (any Error) -> Void

    /// Stores the states of a page.
    ///
    /// - Returns: Whether they are stored.
    func save(_ content: [UInt8], of page: String, for visitor: String) async -> Bool {
        do {
            try await within(patienceForSaving) { try await store.save(content, of: page, for: visitor) }
            return true
        } catch {
            report(error)
            return false
        }
    }

    /// Returns the states of a visitor's page.
    ///
    /// - Parameters:
    ///   - page: The name of the page, from the browser.
    ///   - visitor: The visitor, to whom the page must belong.
    func load(_ page: String, of visitor: String) async -> Former {
        do {
            let content = try await within(patienceForReading) { try await store.content(of: page) }
            guard let content else { return .none }
            let found = try PreservedPage(content)
            guard Secret.areEqual(found.visitor, visitor) else { throw PreservationProblem.foreign }
            return found.entries.map { .states($0) } ?? .lost
        } catch {
            report(error)
            return .lost
        }
    }

    /// Runs an operation, and throws if it takes too long.
    ///
    /// The operation is cancelled then, and not waited for.
    private func within<Value: Sendable>(
        _ patience: Duration,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (results, result) = AsyncThrowingStream.makeStream(of: Value.self)
        let running = Task {
            do {
                result.yield(try await operation())
                result.finish()
            } catch {
                result.finish(throwing: error)
            }
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
