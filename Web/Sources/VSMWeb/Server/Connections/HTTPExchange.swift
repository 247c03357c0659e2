/// The progress of a request and its answer on an HTTP/1.1 connection.
///
/// A pure value. The next request begins after the previous one is answered.
///
/// A connection ends after an answer that precedes the end of its request. Otherwise, the sender could keep the
/// connection open for as long as it likes with the rest of the request.
struct HTTPExchange {
    /// What to do when a body did not arrive in time.
    enum BodyTimeout: Equatable {
        /// Do nothing, because the body has arrived.
        case ignore
        /// Answer with 408, and close the connection.
        case answer
        /// Close the connection, because another answer has begun.
        case close
    }

    private var isReading = false
    private var isAnswering = false
    private var endsAfterAnswer = false

    /// Whether a request has begun.
    private(set) var hasRequest = false
    /// Whether no request waits for its answer.
    private(set) var isIdle = true
    /// Whether the last answer is complete; nothing more is read or written.
    private(set) var hasEnded = false

    /// Records the head of a request.
    mutating func beginRequest(isLast: Bool) {
        hasRequest = true
        isReading = true
        isIdle = false
        if isLast { endsAfterAnswer = true }
    }

    /// Records that a request was read to its end.
    mutating func endRequest() {
        isReading = false
    }

    /// Records the head of an answer.
    ///
    /// - Parameter isLast: Whether the answer says that the connection ends.
    /// - Returns: Whether the connection ends after the answer.
    mutating func beginAnswer(isLast: Bool) -> Bool {
        isAnswering = true
        // An answer without a request responds to unreadable input.
        if isLast || isReading || isIdle { endsAfterAnswer = true }
        return endsAfterAnswer
    }

    /// Records that an answer was written to its end.
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
    func bodyIsDue() -> BodyTimeout {
        guard isReading, !hasEnded else { return .ignore }
        return isAnswering ? .close : .answer
    }
}
