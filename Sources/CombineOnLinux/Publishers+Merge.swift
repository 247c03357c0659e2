#if !canImport(Combine) && OpenCombine
@preconcurrency @unsafe public import OpenCombine

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
            subscriber.subscribe(toMergeOf: [a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
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
            subscriber.subscribe(toMergeOf: [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
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
            subscriber.subscribe(toMergeOf: [
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            ])
        }
    }

    /// Emits the values of any number of publishers of one type in the order in which they arrive.
    ///
    /// It finishes immediately if there are no publishers.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// A value of the publishers.
        public typealias Output = Upstream.Output
        /// The error of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Merges the publishers of a sequence.
        public init(_ upstream: some Swift.Sequence<Upstream>) {
            publishers = Array(upstream)
        }

        /// Subscribes to the publishers, one after the other.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            subscriber.subscribe(toMergeOf: publishers.map { $0.eraseToAnyPublisher() })
        }

        /// Merges one more publisher.
        public func merge(with other: Upstream) -> MergeMany {
            MergeMany(publishers + [other])
        }
    }
}

extension Subscriber {
    /// Subscribes to publishers, one after the other, and receives their values in the order in which they arrive.
    fileprivate func subscribe(toMergeOf publishers: [AnyPublisher<Input, Failure>]) {
        MergeSubscription(self, upstreamCount: publishers.count) { $0 }.start(publishers)
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
