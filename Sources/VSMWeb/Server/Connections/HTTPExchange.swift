/// The request of an HTTP/1.1 connection and its answer: how far they are, and when the connection ends.
///
/// A pure value. A further request begins when the one before it is answered.
///
/// A connection ends after an answer that was given before the request was read whole. What is still on its way would
/// otherwise keep the connection for as long as the sender likes.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct HTTPExchange {
    /// What to do when a body did not arrive in time.
    enum LateBody: Equatable {
        /// Nothing: it did arrive.
        case ignore
        /// Answer with 408, and close.
        case answer
        /// Close, because another answer has begun.
        case close
    }

    private var isReading = false
    private var isAnswering = false
    private var endsAfterAnswer = false

    /// Whether there was a request.
    private(set) var hasRequest = false
    /// Whether no request waits for its answer.
    private(set) var isIdle = true
    /// Whether the last answer was given; nothing is read or written any more.
    private(set) var hasEnded = false

    /// Records the head of a request.
    mutating func beginRequest(isLast: Bool) {
        hasRequest = true
        isReading = true
        isIdle = false
        if isLast { endsAfterAnswer = true }
    }

    /// Records that a request was read whole.
    mutating func endRequest() {
        isReading = false
    }

    /// Records the head of an answer.
    ///
    /// - Parameter isLast: Whether the answer says that the connection ends.
    /// - Returns: Whether the connection ends after the answer.
    mutating func beginAnswer(isLast: Bool) -> Bool {
        isAnswering = true
        // Without a request, it is the answer to something unreadable.
        if isLast || isReading || isIdle { endsAfterAnswer = true }
        return endsAfterAnswer
    }

    /// Records that an answer was written whole.
    mutating func endAnswer() {
        isAnswering = false
        isIdle = true
        if endsAfterAnswer { hasEnded = true }
    }

    /// Ends without an answer.
    mutating func end() {
        hasEnded = true
    }

    /// Decides what to do when the body of a request should have arrived.
    func bodyIsDue() -> LateBody {
        guard isReading, !hasEnded else { return .ignore }
        return isAnswering ? .close : .answer
    }
}
