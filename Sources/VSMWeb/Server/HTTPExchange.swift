/// The requests and answers of an HTTP/1.1 connection: which are under way, and when it ends.
///
/// A pure value.
///
/// A connection ends after an answer that was given before the request was read whole. What is still on its way would
/// otherwise keep the connection for as long as the sender likes.
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

    private var unanswered = 0
    private var isReading = false
    private var isAnswering = false
    private var endsAfterAnswer = false

    /// Whether there was a request.
    private(set) var hasRequest = false
    /// Whether the last answer was given; nothing is read or written any more.
    private(set) var hasEnded = false

    /// Whether a further request would be answered.
    var takesRequests: Bool { !endsAfterAnswer && !hasEnded }

    /// Whether the server waits for a request.
    var isSilent: Bool { unanswered == 0 }

    /// Records the head of a request.
    mutating func beginRequest(isLast: Bool) {
        hasRequest = true
        isReading = true
        unanswered += 1
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
        let isEarly = isReading && unanswered <= 1
        // Without a request, it is the answer to something unreadable.
        let ends = isLast || isEarly || unanswered == 0 || (endsAfterAnswer && unanswered == 1)
        if ends { endsAfterAnswer = true }
        return ends
    }

    /// Records that an answer was written whole.
    ///
    /// - Parameter isLast: The result of ``beginAnswer(isLast:)``.
    mutating func endAnswer(isLast: Bool) {
        isAnswering = false
        unanswered = max(0, unanswered - 1)
        if isLast { hasEnded = true }
    }

    /// Decides what to do when the body of a request should have arrived.
    func bodyIsDue() -> LateBody {
        guard isReading, !hasEnded else { return .ignore }
        return isAnswering || unanswered > 1 ? .close : .answer
    }
}
