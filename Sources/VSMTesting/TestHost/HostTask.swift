import VSM

/// Asynchronous code that was started on a test host.
public final class HostTask<Success> {
    private let work: HostWork<Success>
    private let task: Task<Void, Never>

    init(_ work: HostWork<Success>, _ task: Task<Void, Never>) {
        self.work = work
        self.task = task
    }

    /// What came of the code; `nil` while it is not done.
    public var result: Result<Success, any Error>? { work.result }

    /// Cancels the code.
    public func cancel() { task.cancel() }
}

/// Keeps a closure and what it returned; both stay on the host.
final class HostWork<Success>: IsolatedOperation, @unchecked Sendable {
    private let body: () async throws -> Success
    private(set) var result: Result<Success, any Error>?

    init(_ body: @escaping () async throws -> Success) {
        self.body = body
    }

    func run() async {
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
    }
}
