import Foundation
import Operations

/// Runs a contender of an operation a number of times, or runs a check.
///
/// The run is one job of the main actor on the main thread, which runs the run loop itself if the work needs it.
/// Therefore, only the operation and the overhead of the main actor are counted.
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
               RunOperation --short

        Operations and their contenders:

        """
            + MeasuredOperation.all.map { operation in
                "  \(operation.name): \(operation.contenders.map(\.role.rawValue).joined(separator: ", "))\n"
            }.joined() + "\nChecks: \(MeasuredCheck.all.map(\.name).joined(separator: ", "))"
    }

    /// Returns the work that the command line names, or `nil` if the command line is invalid.
    private static func work(_ arguments: ArraySlice<String>) -> (@MainActor () -> Void)? {
        let words = Array(arguments)
        if words == ["--short"] { return runEverything }
        if words.count == 1, let check = MeasuredCheck.named(words[0]) {
            return { print(check.count(ManualRunLoop { turn() })) }
        }
        guard words.count == 3, let operation = MeasuredOperation.named(words[0]),
            let contender = Contender.Role(rawValue: words[1]).flatMap(operation.contender),
            let count = Int(words[2]), count > 0
        else { return nil }
        return { run(contender.work, count: count) }
    }

    /// Runs every operation of every contender, as often as in the shorter run, and every check.
    @MainActor
    private static func runEverything() {
        for operation in MeasuredOperation.all {
            for contender in operation.contenders { run(contender.work, count: operation.runs.short) }
            print("\(operation.name): \(operation.contenders.map(\.role.rawValue).joined(separator: ", "))")
        }
        for check in MeasuredCheck.all {
            let count = check.count(ManualRunLoop { turn() })
            print("\(check.title): \(count)")
            guard count <= check.limit else { exit(1) }
        }
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

    /// Runs the ready jobs of the main actor, or waits for one.
    @MainActor
    private static func turn() {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
}
