import Dispatch
import Foundation
import InProcessPage
import LiveMessages
import Pages
import VSMWeb
import VSMWebInspector

/// Sends an event to a page a number of times, under valgrind, with or without the inspector:
/// `RunInspectedPage <event> <count> <maximum> plain|inspected`.
@main
struct RunInspectedPage {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let event = PageEvent(rawValue: arguments[1]), let count = Int(arguments[2]),
            let maximum = Int(arguments[3]), 0 < count, count <= maximum
        else {
            FileHandle.standardError.write(Data("RunInspectedPage <event> <count> <maximum> plain|inspected\n".utf8))
            exit(2)
        }
        let site = arguments[4] == "inspected" ? Site.benchmark.inspectable() : Site.benchmark
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
}
