import Foundation

/// Lets one task through once it is open, which takes effect before ``open()`` returns: the task is to go on as soon as
/// its actor has time for it.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var continuation: CheckedContinuation<Void, Never>?

    /// Suspends until the gate is open; ignores cancellation.
    ///
    /// - Parameter onArrival: is called when nothing but the gate keeps the task from going on.
    func wait(onArrival: () -> Void = {}) async {
        await withCheckedContinuation { continuation in
            let isOpen = lock.withLock {
                if !self.isOpen { self.continuation = continuation }
                return self.isOpen
            }
            onArrival()
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let continuation = lock.withLock {
            isOpen = true
            defer { self.continuation = nil }
            return self.continuation
        }
        continuation?.resume()
    }
}
