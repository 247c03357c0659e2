import Dispatch
import Foundation

/// An actor of a test's own, so that each promise is tried beside the main actor too.
actor TestActor {
    func run<Result: Sendable>(
        _ body: @Sendable (isolated TestActor) async throws -> Result
    ) async rethrows -> Result {
        try await body(self)
    }
}

/// Runs work on a thread that belongs to no actor and waits for it.
func onAnotherThread(_ body: @escaping () -> Void) {
    let work = Carried(value: body)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        work.value()
        done.signal()
    }
    done.wait()
}

/// A value that a test takes to another thread on purpose.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
}
