import Foundation
import Operations

/// Runs a contender of an operation a number of times, or every one of them.
///
/// The run is one job of the main actor on the main thread, which runs the run loop itself if the work needs it.
/// Therefore, only the operation and the overhead of the main actor are counted.
@main
struct RunOperation {
    @MainActor
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        if words == ["--list"] { return print(list) }
        guard let work = work(words) else { return print("--list | --short | <operation> <contender> <count>") }
        var isDone = false
        Task.immediate {
            work()
            isDone = true
        }
        precondition(isDone, "The work did not run as one job of the main actor on the main thread.")
    }

    /// The operations, as `Scripts/count-instructions` reads them.
    private static var list: String {
        MeasuredOperation.all.map { operation in
            let threads = operation.countsAllThreads ? "all" : "main"
            let contenders = operation.contenders.map(\.role.rawValue).joined(separator: ",")
            return "\(operation.name) \(operation.runs.short) \(operation.runs.long) \(operation.batch) \(threads)"
                + " \(contenders) \(operation.title)"
        }.joined(separator: "\n")
    }

    /// Returns the work that the command line names, or `nil` if the command line is invalid.
    private static func work(_ words: [String]) -> (@MainActor () -> Void)? {
        if words == ["--short"] { return runEverything }
        guard words.count == 3, let operation = MeasuredOperation.named(words[0]),
            let contender = operation.contenders.first(where: { $0.role.rawValue == words[1] }),
            let count = Int(words[2]), count > 0
        else { return nil }
        return { run(contender.work, count: count) }
    }

    /// Runs every operation of every contender, as often as in the shorter run.
    @MainActor
    private static func runEverything() {
        for operation in MeasuredOperation.all {
            for contender in operation.contenders { run(contender.work, count: operation.runs.short) }
            print("\(operation.name): \(operation.contenders.map(\.role.rawValue).joined(separator: ", "))")
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
