/// Ends a sequence when its last reference is released.
final class Lifeline: Sendable {
    private let released: AsyncStream<Never>.Continuation

    private init(_ released: AsyncStream<Never>.Continuation) {
        self.released = released
    }

    deinit { released.finish() }

    /// Creates a lifeline, and the sequence that it ends.
    static func make() -> (released: AsyncStream<Never>, lifeline: Lifeline) {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        return (stream, Lifeline(continuation))
    }
}
