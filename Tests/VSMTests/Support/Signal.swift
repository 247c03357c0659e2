/// An event that happens once, and that code on any thread or actor can wait for.
final class Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func send() {
        continuation.yield()
        continuation.finish()
    }

    /// Returns when the signal has been sent, even if the waiting task is cancelled earlier.
    func waitIgnoringCancellation() async {
        await Task.detached { [stream] in
            for await _ in stream {}
        }.value
    }
}

/// Sends a signal when it is released.
///
/// An action of a test retains one, so that the test can tell when everything that the action retained has been
/// released.
final class Lifeline: Sendable {
    let released: Signal

    init(_ released: Signal) { self.released = released }

    deinit { released.send() }
}

/// Suspends until the task is cancelled.
func waitForCancellation() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
}
