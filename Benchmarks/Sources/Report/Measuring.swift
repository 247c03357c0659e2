import Dispatch
import Foundation
import Operations
import Synchronization

/// Measures every contender of some operations, or only ours.
func measure(
    _ operations: [MeasuredOperation],
    onlyOurs: Bool,
    with valgrind: Valgrind
) throws -> [OperationResult] {
    let pairs = operations.indices.flatMap { index in
        operations[index].contenders.filter { !onlyOurs || $0.role == .ours }.map { (index, $0) }
    }
    let figures = try onAllCores(pairs) { index, contender in
        try valgrind.figures(
            of: contender,
            doing: operations[index],
            withAllocations: contender.role == .ours || contender.role == .floor
        )
    }
    var results = operations.map { OperationResult(operation: $0) }
    for ((index, contender), figures) in zip(pairs, figures) { results[index].figures[contender.role] = figures }
    return results
}

/// Runs the checks, at full speed.
func run(_ checks: [MeasuredCheck], with program: URL) throws -> [Int] {
    try onAllCores(checks) { check in
        let printed = try runProgram(program.path, [check.name])
        guard let count = Int(printed.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ReportFailure("\(check.name) printed \"\(printed)\" instead of a number.")
        }
        return count
    }
}

/// Performs work for every item, on all cores.
///
/// The load does not affect the counts.
private func onAllCores<Item: Sendable, Value: Sendable>(
    _ items: [Item],
    _ work: @Sendable (Item) throws -> Value
) throws -> [Value] {
    let results = Mutex([Int: Result<Value, any Error>]())
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
        let result = Result { try work(items[index]) }
        results.withLock { $0[index] = result }
    }
    return try results.withLock { results in try items.indices.map { try results[$0]!.get() } }
}
