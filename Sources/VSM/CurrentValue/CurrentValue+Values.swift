extension CurrentValue {
    /// The asynchronous sequence of the current value and the values after it.
    public struct Values: AsyncSequence {
        /// A value.
        public typealias Element = Value
        /// The sequence does not fail.
        public typealias Failure = Never

        let storage: CurrentValueStorage<Value>

        /// Creates a follower.
        public func makeAsyncIterator() -> Iterator { Iterator(storage) }

        /// A follower.
        public struct Iterator: AsyncIteratorProtocol {
            private let storage: CurrentValueStorage<Value>
            private let follower: FollowerNumber
            /// The number of the last value that the follower got.
            private var seen: UInt64 = 0
            private var hasEnded = false

            init(_ storage: CurrentValueStorage<Value>) {
                self.storage = storage
                follower = storage.addFollower()
            }

            /// Returns the current value if it is new, without waiting.
            mutating func nextReady() -> Value? {
                guard case .value(let value, let number) = storage.next(after: seen) else { return nil }
                seen = number
                return value
            }

            /// Returns the current value if it is new, or waits for the next one.
            ///
            /// - Returns: The value, or `nil` when there will be no other or the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
                while !hasEnded, !Task.isCancelled {
                    switch storage.next(after: seen) {
                    case .value(let value, let number):
                        seen = number
                        return value
                    case .wait: await storage.wait(after: seen, as: follower, isolation: actor)
                    case .end: hasEnded = true
                    }
                }
                hasEnded = true
                return nil
            }

            /// Returns the current value if it is new, or waits for the next one.
            ///
            /// - Returns: The value, or `nil` when there will be no other or the task is cancelled.
            public mutating func next() async -> Value? {
                await next(isolation: #isolation)
            }
        }
    }
}

extension CurrentValue.Values: Sendable where Value: Sendable {}
