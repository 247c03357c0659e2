import Dispatch
import Foundation
import LiveMessages

/// Sends an event to a page a number of times, under valgrind: `RunLivePage <event> <count> <maximum>`.
///
/// The messages are first created and checked on another session, always as many as the maximum, so that two runs with
/// the same maximum differ only in the work of the library.
@main
struct RunLivePage {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let event = PageEvent(rawValue: arguments[1]), let count = Int(arguments[2]),
            let maximum = Int(arguments[3]), 0 < count, count <= maximum
        else {
            FileHandle.standardError.write(Data("RunLivePage <event> <count> <maximum>\n".utf8))
            exit(2)
        }
        // An asynchronous `main` would leave the main thread, which makes valgrind crash. The task is detached, because
        // `main` is isolated to the main actor, which waits.
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                var rehearsal = try await SessionUnderTest(event.page)
                let messages = try rehearsal.perform(event, times: maximum)
                let session = try await SessionUnderTest(event.page)
                let bytes = session.replay(messages.prefix(count))
                guard bytes >= count else { throw MeasurementFailure("The answers have only \(bytes) bytes.") }
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
            done.signal()
        }
        done.wait()
    }
}
