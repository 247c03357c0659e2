import ShoppingFeatures
import Synchronization

/// Reports what goes wrong with the database, each problem once.
final class ProblemReporter: Sendable {
    private let path: String
    private let report: @Sendable (DatabaseProblem) -> Void
    /// The last problem, until a request succeeds.
    private let current = Mutex<String?>(nil)

    init(path: String, report: @escaping @Sendable (DatabaseProblem) -> Void) {
        self.path = path
        self.report = report
    }

    /// Reports the problem of a request, if it has one, and returns its result.
    func reported<Value>(_ result: Result<Value, any Error>) -> Result<Value, any Error> {
        switch result {
        case .success:
            change(to: nil)
        case .failure(is RepositoryError):
            // The database works: it refused what the shopper asked for.
            change(to: nil)
        case .failure(let error):
            let description = (error as? DatabaseProblem)?.description ?? "\(path): \(error)"
            // Thousands of pages may meet the same problem.
            if change(to: description) { report(DatabaseProblem(description: description)) }
        }
        return result
    }

    /// Remembers a problem, and returns whether it is another one than before.
    @inline(never) @discardableResult
    private func change(to problem: String?) -> Bool {
        current.withLock { current in
            defer { current = problem }
            return current != problem
        }
    }
}
