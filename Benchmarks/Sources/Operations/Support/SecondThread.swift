import Dispatch

/// Runs work beside the caller and waits for it, without letting the caller's actor do anything else.
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

    /// Work that is taken to another thread on purpose.
    private struct Carried: @unchecked Sendable {
        let value: () -> Void
    }
}
