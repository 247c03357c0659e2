#if !canImport(Combine) && OpenCombine
extension Publishers {
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
            subscriber.subscribe(toMergeOf: publishers)
        }

        /// Merges one more publisher.
        public func merge(with other: Upstream) -> MergeMany {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
