import Synchronization

/// Records events in order, on any thread.
nonisolated final class Trace: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock(\.self) }

    func note(_ line: String) {
        lines.withLock { $0.append(line) }
    }

    /// Records some steps, suspending after each.
    func takeSteps(_ name: String, _ count: Int = 3) async {
        for step in 1...count {
            note("\(name) \(step)")
            await Task.yield()
        }
    }
}
