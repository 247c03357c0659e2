import Dispatch
import Foundation
import Operations
import Synchronization

/// Measures every contender of some operations, on as many cores as there are: counts do not depend on load.
func measure(_ operations: [MeasuredOperation], with valgrind: Valgrind) throws -> [OperationResult] {
    let pairs = operations.indices.flatMap { index in operations[index].contenders.map { (index, $0) } }
    let results = Mutex(operations.map { OperationResult(operation: $0) })
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: pairs.count) { pair in
        guard failure.withLock({ $0 == nil }) else { return }
        let (index, contender) = pairs[pair]
        do {
            let figures = try valgrind.figures(
                of: contender,
                doing: operations[index],
                withAllocations: contender.role == .ours || contender.role == .floor
            )
            results.withLock { $0[index].figures[contender.role] = figures }
        } catch {
            failure.withLock { $0 = error }
        }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    return results.withLock { $0 }
}
