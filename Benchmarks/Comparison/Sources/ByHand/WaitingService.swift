/// A service whose requests wait until a scenario answers them, in any order.
final class WaitingService: NewsletterService {
    private(set) var changes: [Bool] = []
    private var requests: [CheckedContinuation<Bool, any Error>?] = []

    func isSubscribed() async throws -> Bool { try await answer() }

    func subscribe(_ isSubscribed: Bool) async throws {
        changes.append(isSubscribed)
        _ = try await answer()
    }

    /// Waits until a number of requests have begun.
    func begun(_ count: Int) async {
        while requests.count < count { await Task.yield() }
    }

    /// Answers a request, by the order in which they began.
    func answer(_ index: Int, with answer: Bool) {
        requests[index]?.resume(returning: answer)
        requests[index] = nil
    }

    private func answer() async throws -> Bool {
        let index = requests.count
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { requests.append($0) }
        } onCancel: {
            Task { await cancel(index) }
        }
    }

    private func cancel(_ index: Int) {
        requests[index]?.resume(throwing: CancellationError())
        requests[index] = nil
    }
}
