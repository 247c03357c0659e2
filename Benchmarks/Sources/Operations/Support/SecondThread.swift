import Dispatch

/// Runs work on another thread and blocks until it is done, so that the caller's actor does nothing else.
struct SecondThread {
    private let queue = DispatchQueue(label: "second thread")

    func run(_ work: @escaping () -> Void) {
        let work = Carried(value: work)
        let done = DispatchSemaphore(value: 0)
        queue.async {
            work.value()
            done.signal()
        }
        done.wait()
    }

    /// Work that is deliberately moved to another thread.
    private struct Carried: @unchecked Sendable {
        let value: () -> Void
    }
}
