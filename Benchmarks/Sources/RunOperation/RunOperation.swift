import Foundation
import Operations

/// Runs a contender of an operation a number of times, or runs a check.
///
/// The run is one job of the main actor on the main thread, which runs the run loop itself if the work needs it. So only
/// the operation is counted, and what the main actor needs to run.
@main
struct RunOperation {
    @MainActor
    static func main() {
        guard let work = work(CommandLine.arguments.dropFirst()) else { return print(usage) }
        var isDone = false
        Task.immediate {
            work()
            isDone = true
        }
        precondition(isDone, "The work did not run as one job of the main actor on the main thread.")
    }

    private static var usage: String {
        """
        Usage: RunOperation <operation> <contender> <count>
               RunOperation <check>

        Operations and their contenders:

        """
            + MeasuredOperation.all.map { operation in
                "  \(operation.name): \(operation.contenders.map(\.role.rawValue).joined(separator: ", "))\n"
            }.joined() + "\nChecks: \(MeasuredCheck.all.map(\.name).joined(separator: ", "))"
    }

    /// The work that the command line names; `nil` if it is not understood.
    private static func work(_ arguments: ArraySlice<String>) -> (@MainActor () -> Void)? {
        let words = Array(arguments)
        if words.count == 1, let check = MeasuredCheck.named(words[0]) {
            return { print(check.count(ManualRunLoop { turn() })) }
        }
        guard words.count == 3, let operation = MeasuredOperation.named(words[0]),
            let contender = Contender.Role(rawValue: words[1]).flatMap(operation.contender),
            let count = Int(words[2]), count > 0
        else { return nil }
        return { run(contender.work, count: count) }
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
                repeat { turn() } while !steps.hasArrived(number)
            }
        }
    }

    /// Lets the main actor run what is ready, or waits until something is.
    @MainActor
    private static func turn() {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
}
