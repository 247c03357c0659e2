#if !canImport(Combine) && OpenCombine
extension Publishers {
    /// Emits the values of two publishers in the order in which they arrive.
    public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
        /// A value of the publishers.
        public typealias Output = A.Output
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Merges two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b])
        }

        /// Merges one more publisher.
        public func merge<C: Publisher<Output, Failure>>(with c: C) -> Merge3<A, B, C> {
            Merge3(a, b, c)
        }
    }

    /// Emits the values of three publishers in the order in which they arrive.
    public struct Merge3<
        A: Publisher,
        B: Publisher<A.Output, A.Failure>,
        C: Publisher<A.Output, A.Failure>
    >: Publisher {
        /// A value of the publishers.
        public typealias Output = A.Output
        /// The error of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Merges three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b, c])
        }

        /// Merges one more publisher.
        public func merge<D: Publisher<Output, Failure>>(with d: D) -> Merge4<A, B, C, D> {
            Merge4(a, b, c, d)
        }
    }

    /// Emits the values of four publishers in the order in which they arrive.
    public struct Merge4<
        A: Publisher,
        B: Publisher<A.Output, A.Failure>,
        C: Publisher<A.Output, A.Failure>,
        D: Publisher<A.Output, A.Failure>
    >: Publisher {
        /// A value of the publishers.
        public typealias Output = A.Output
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

        /// Merges four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: [a, b, c, d])
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
