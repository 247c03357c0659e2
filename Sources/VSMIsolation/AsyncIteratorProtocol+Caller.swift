extension AsyncIteratorProtocol {
    /// Returns the next element, on the actor of the caller.
    ///
    /// On systems older than iOS 18 and its siblings, `next()` runs outside of the actor. That is safe: the caller waits, and
    /// nothing else uses the iterator meanwhile.
    @inlinable
    package mutating func nextForCaller() async throws -> Element? {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            return try await next(isolation: #isolation)
        }
        nonisolated(unsafe) var iterator = self
        defer { self = unsafe iterator }
        return try await unsafe iterator.next()
    }
}
