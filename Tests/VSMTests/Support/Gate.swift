import Foundation

/// A gate that suspends one task until it is opened; the task is ready to continue when ``open()`` returns.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var continuation: CheckedContinuation<Void, Never>?

    /// Suspends until the gate is open; ignores cancellation.
    ///
    /// - Parameter onArrival: Called when only the gate keeps the task from continuing.
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
