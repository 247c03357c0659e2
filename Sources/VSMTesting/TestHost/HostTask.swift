import VSM

/// Asynchronous code that was started on a test host.
public final class HostTask<Success> {
    private let work: HostWork<Success>
    private let task: IsolatedTask

    init(_ work: HostWork<Success>, _ task: IsolatedTask) {
        self.work = work
        self.task = task
    }

    /// The result of the code, or `nil` while it is running.
    public var result: Result<Success, any Error>? { work.result }

    /// Cancels the code.
    public func cancel() { task.cancel() }
}

/// A closure and its result; both are used on the host only.
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
