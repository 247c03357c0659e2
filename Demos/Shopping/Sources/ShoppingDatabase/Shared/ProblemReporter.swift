import ShoppingFeatures
import Synchronization

/// Reports each problem with the database once.
public final class ProblemReporter: Sendable {
    /// The name of the database.
    private let name: String
    private let report: @Sendable (DatabaseProblem) -> Void
    /// The last problem, until a request succeeds.
    private let current = Mutex<String?>(nil)

    /// Creates a reporter of the problems of a repository.
    public init(name: String, report: @escaping @Sendable (DatabaseProblem) -> Void) {
        self.name = name
        self.report = report
    }

    /// Returns the result of a request, and reports its problem if it has one.
    public func reported<Value>(_ result: Result<Value, any Error>) -> Result<Value, any Error> {
        switch result {
        case .success:
            change(to: nil)
        case .failure(is RepositoryError):
            // The database works, but it refused the shopper's request.
            change(to: nil)
        case .failure(let error):
            let description = (error as? DatabaseProblem)?.description ?? "\(name): \(error)"
            // Thousands of pages may meet the same problem.
            if change(to: description) { report(DatabaseProblem(description: description)) }
        }
        return result
    }

    /// Remembers a problem, and returns whether it differs from the previous one.
    @inline(never) @discardableResult
    private func change(to problem: String?) -> Bool {
        current.withLock { current in
            defer { current = problem }
            return current != problem
        }
    }
}
