#if !canImport(Combine) && OpenCombine
extension Publishers {
    /// Emits the values of five publishers in the order in which they arrive.
    public struct Merge5<
        A: Publisher,
        B: Publisher<A.Output, A.Failure>,
        C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>,
        E: Publisher<A.Output, A.Failure>
    >: Publisher {
        /// What the publishers emit.
        public typealias Output = A.Output
        /// How the publishers fail.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Merges five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b, c, d, e])
        }

        /// Merges one more publisher.
        public func merge<F: Publisher<Output, Failure>>(with f: F) -> Merge6<A, B, C, D, E, F> {
            Merge6(a, b, c, d, e, f)
        }
    }

    /// Emits the values of six publishers in the order in which they arrive.
    public struct Merge6<
        A: Publisher,
        B: Publisher<A.Output, A.Failure>,
        C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>,
        E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>
    >: Publisher {
        /// What the publishers emit.
        public typealias Output = A.Output
        /// How the publishers fail.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Merges six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b, c, d, e, f])
        }

        /// Merges one more publisher.
        public func merge<G: Publisher<Output, Failure>>(with g: G) -> Merge7<A, B, C, D, E, F, G> {
            Merge7(a, b, c, d, e, f, g)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
#endif
