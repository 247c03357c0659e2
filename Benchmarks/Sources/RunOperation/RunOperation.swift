import Foundation
import Operations

/// Runs one contender of one operation a number of times: `RunOperation <operation> <contender> <count>`.
///
/// All of it is one job of the main actor on the main thread, which turns the run loop by hand where an operation needs
/// it. So nothing is counted but the operation, and what it takes to let the main actor run.
@main
struct RunOperation {
    @MainActor
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let operation = MeasuredOperation.named(arguments[1]),
            let role = Contender.Role(rawValue: arguments[2]), let contender = operation.contender(role),
            let count = Int(arguments[3]), count > 0
        else {
            print("Usage: RunOperation <operation> <contender> <count>")
            for operation in MeasuredOperation.all {
                print("  \(operation.name): \(operation.contenders.map(\.role.rawValue).joined(separator: ", "))")
            }
            return
        }
        var isDone = false
        Task.immediate {
            run(contender.work, count: count)
            isDone = true
        }
        precondition(isDone, "The work did not run as one job of the main actor on the main thread.")
    }

    @MainActor
    private static func run(_ work: Work, count: Int) {
        switch work {
        case .direct(let run):
            run(count)
        case .steps(let makeSteps):
            let steps = makeSteps()
            for number in 1...count {
                steps.start(number)
                repeat { _ = RunLoop.main.run(mode: .default, before: .distantFuture) } while !steps.hasArrived(number)
            }
        }
    }
}
