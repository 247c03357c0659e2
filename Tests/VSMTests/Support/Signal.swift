/// Something that happens once and can be waited for, from any thread and any actor.
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

    /// Returns once the signal was sent, also when the waiting task is cancelled before.
    func waitIgnoringCancellation() async {
        await Task.detached { [stream] in
            for await _ in stream {}
        }.value
    }
}
