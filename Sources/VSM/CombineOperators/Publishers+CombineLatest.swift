#if !canImport(Combine) && OpenCombine
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
            typealias Values = LatestValues<A.Output, B.Output, Void, Void, Output>
            let values = Values(third: (), fourth: ()) { a, b, _, _ in (a, b) }
            CombiningSubscription(subscriber, values, upstreamCount: 2).start(subscribing: [
                { $0.subscribe(to: a, at: 0, Values.Input.first) },
                { $0.subscribe(to: b, at: 1, Values.Input.second) },
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
            typealias Values = LatestValues<A.Output, B.Output, C.Output, Void, Output>
            let values = Values(fourth: ()) { a, b, c, _ in (a, b, c) }
            CombiningSubscription(subscriber, values, upstreamCount: 3).start(subscribing: [
                { $0.subscribe(to: a, at: 0, Values.Input.first) },
                { $0.subscribe(to: b, at: 1, Values.Input.second) },
                { $0.subscribe(to: c, at: 2, Values.Input.third) },
            ])
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
            typealias Values = LatestValues<A.Output, B.Output, C.Output, D.Output, Output>
            let values = Values { a, b, c, d in (a, b, c, d) }
            CombiningSubscription(subscriber, values, upstreamCount: 4).start(subscribing: [
                { $0.subscribe(to: a, at: 0, Values.Input.first) },
                { $0.subscribe(to: b, at: 1, Values.Input.second) },
                { $0.subscribe(to: c, at: 2, Values.Input.third) },
                { $0.subscribe(to: d, at: 3, Values.Input.fourth) },
            ])
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
