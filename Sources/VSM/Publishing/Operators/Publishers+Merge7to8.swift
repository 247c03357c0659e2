#if !canImport(Combine) && OpenCombine
extension Publishers {
    /// Emits the values of seven publishers in the order in which they arrive.
    public struct Merge7<
        A: Publisher,
        B: Publisher<A.Output, A.Failure>,
        C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>,
        E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>,
        G: Publisher<A.Output, A.Failure>
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
        /// The seventh publisher.
        public let g: G

        /// Merges seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b, c, d, e, f, g])
        }

        /// Merges one more publisher.
        public func merge<H: Publisher<Output, Failure>>(with h: H) -> Merge8<A, B, C, D, E, F, G, H> {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Emits the values of eight publishers in the order in which they arrive.
    public struct Merge8<
        A: Publisher,
        B: Publisher<A.Output, A.Failure>,
        C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>,
        E: Publisher<A.Output, A.Failure>,
        F: Publisher<A.Output, A.Failure>,
        G: Publisher<A.Output, A.Failure>,
        H: Publisher<A.Output, A.Failure>
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
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Merges eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b, c, d, e, f, g, h])
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
#endif
