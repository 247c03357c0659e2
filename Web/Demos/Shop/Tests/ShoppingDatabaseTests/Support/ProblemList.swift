import ShoppingDatabase
import Synchronization

/// The problems that a database has reported.
final class ProblemList: Sendable {
    private let problems = Mutex<[String]>([])

    var descriptions: [String] {
        @inline(never) get { problems.withLock { $0 } }
    }

    @inline(never)
    func add(_ problem: DatabaseProblem) {
        problems.withLock { $0.append(problem.description) }
    }
}
