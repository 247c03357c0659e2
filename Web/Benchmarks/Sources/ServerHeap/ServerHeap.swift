import CHeap
import Dispatch
import Foundation

/// Lets another process ask for the size of the live heap: each `SIGUSR1` is answered with a line on standard output.
public enum ServerHeap {
    /// Starts to answer, for as long as the process runs.
    public static func answerSignals() {
        signal(SIGUSR1, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: queue)
        source.setEventHandler {
            FileHandle.standardOutput.write(Data("\(heap_bytes_in_use())\n".utf8))
        }
        source.activate()
        sources.append(source)
    }

    private static let queue = DispatchQueue(label: "heap")
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
}
