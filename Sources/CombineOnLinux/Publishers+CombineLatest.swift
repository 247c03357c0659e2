#if !canImport(Combine) && OpenCombine
@preconcurrency @unsafe public import OpenCombine

extension Publishers {
    /// Emits the latest values of two publishers for each value that one of them emits.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output)
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            var latest = LatestValues<A.Output, B.Output>()
            MergeSubscription(subscriber, upstreamCount: 2) { latest.replace(with: &$0) }.start([
                a.map { LatestValues(first: $0) }.eraseToAnyPublisher(),
                b.map { LatestValues(second: $0) }.eraseToAnyPublisher(),
            ])
        }
    }

    /// Emits the latest values of three publishers for each value that one of them emits.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }

    /// Emits the latest values of four publishers for each value that one of them emits.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
        }
    }
}

/// The latest values of two publishers, or a new value of one of them.
private struct LatestValues<First, Second> {
    var first: First?
    var second: Second?

    /// Exchanges one of the values with a new one.
    ///
    /// - Returns: Both values, once both publishers have emitted.
    mutating func replace(with new: inout LatestValues) -> (First, Second)? {
        if new.first != nil { swap(&first, &new.first) } else { swap(&second, &new.second) }
        guard let first, let second else { return nil }
        return (first, second)
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
