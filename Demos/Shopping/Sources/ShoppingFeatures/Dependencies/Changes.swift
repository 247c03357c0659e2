public import VSM

/// A sequence of a repository's data: the current value, and the value after each change in any window.
///
/// It belongs to no actor: repositories make it on theirs, and a page that shows the data follows it on its own.
///
/// A slow consumer gets only the latest value. The sequence ends with an error if the data can no longer be read.
nonisolated public struct Changes<Value>: AsyncSequence {
    /// The data.
    public typealias Element = Value
    /// The reason why the data cannot be read.
    public typealias Failure = any Error

    private let results: CurrentValue<Result<Value, any Error>?>.Values
    private let observation: Observation

    /// Creates the sequence of a repository's data.
    ///
    /// - Parameters:
    ///   - current: The data or an error; `nil` until they are known.
    ///   - end: Called when the sequence can no longer be iterated.
    public init(_ current: CurrentValue<Result<Value, any Error>?>, onEnd end: @escaping @Sendable () -> Void = {}) {
        results = current.values
        observation = Observation(end)
    }

    /// Begins to observe the data.
    public func makeAsyncIterator() -> Iterator {
        Iterator(results: results.makeAsyncIterator(), observation: observation)
    }

    /// The observation of data.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var results: CurrentValue<Result<Value, any Error>?>.Values.Iterator
        fileprivate let observation: Observation

        /// Returns the data after the next change.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Value? {
            while let result = await results.next(isolation: actor) {
                if let value = try result?.get() { return value }
            }
            return nil
        }

        /// Returns the data after the next change.
        public mutating func next() async throws -> Value? {
            try await next(isolation: #isolation)
        }
    }
}

extension Changes: Sendable where Value: Sendable {}

/// Ends when the sequence and its iterators are released.
nonisolated private final class Observation: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}
