/// Ends a sequence when the last reference to it goes.
final class Lifeline: Sendable {
    private let released: AsyncStream<Never>.Continuation

    private init(_ released: AsyncStream<Never>.Continuation) {
        self.released = released
    }

    deinit { released.finish() }

    /// Makes a lifeline, and the sequence that it ends.
    static func make() -> (released: AsyncStream<Never>, lifeline: Lifeline) {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        return (stream, Lifeline(continuation))
    }
}
