import Dispatch
import Foundation
import LiveMessages
public import VSMWeb

/// A program that sends an event to a page a number of times, under valgrind.
public enum EventProgram {
    /// Runs `<event> <site> <count>`; with `--list`, prints the events as `Scripts/count-instructions` reads them.
    ///
    /// - Parameters:
    ///   - sites: The sites with the pages that are measured, by name.
    ///   - divisor: By how much the numbers of events are smaller.
    public static func run(_ sites: KeyValuePairs<String, Site>, divisor: Int = 1) {
        let words = Array(CommandLine.arguments.dropFirst())
        if words == ["--list"] {
            let names = sites.map(\.key).joined(separator: ",")
            for event in PageEvent.allCases {
                let maximum = largestCount(of: event, divisor)
                print("\(event.rawValue) \(maximum / 3) \(maximum) 1 all \(names) \(event.rawValue)")
            }
            return
        }
        guard words.count == 3, let event = PageEvent(rawValue: words[0]),
            let site = sites.first(where: { $0.key == words[1] })?.value,
            case let maximum = largestCount(of: event, divisor),
            let count = Int(words[2]), (1...maximum).contains(count)
        else {
            FileHandle.standardError.write(Data("Arguments: --list | <event> <site> <count>\n".utf8))
            exit(2)
        }
        // An asynchronous `main` would leave the main thread, which makes valgrind crash. The task is detached, because
        // `main` is isolated to the main actor, which waits.
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                try await SessionUnderTest.send(event, times: count, ofAtMost: maximum, to: site)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
            done.signal()
        }
        done.wait()
    }

    /// Enough events that a cost of the start counts for less than a fiftieth.
    ///
    /// On a busy machine, two threads may look up a conformance at the same time in one of the two runs, which takes 300,000
    /// instructions.
    private static func largestCount(of event: PageEvent, _ divisor: Int) -> Int {
        let maximum =
            switch event {
            case .increment: 3_000
            case .change, .insert: 120
            case .reverse, .plain: 12
            }
        return max(3, maximum / divisor)
    }
}
