#if !canImport(Combine) && OpenCombine
@preconcurrency @unsafe public import OpenCombine

extension Publisher {
    /// Emits the values of this publisher and another in the order in which they arrive.
    ///
    /// ```swift
    /// Just(.loading)
    ///     .merge(with: repository.load().map(ProfileViewState.loaded))
    /// ```
    ///
    /// - The publishers are subscribed to one after the other, so values that the first emits immediately come first.
    /// - The merged publisher finishes when all of them have finished, and fails as soon as one fails; the others are
    ///   cancelled. Earlier values that the subscriber has requested are delivered first.
    /// - The publishers may emit from several threads at once. One thread at a time calls the subscriber. A value that
    ///   is emitted during such a call is delivered when the call returns.
    /// - Unlimited demand of the subscriber becomes unlimited demand on each publisher. Otherwise, the merged publisher
    ///   requests one value from each, ahead of demand, and keeps it until the subscriber wants it.
    ///
    /// This is Combine's operator for systems without Combine.
    ///
    /// - Parameter other: The other publisher.
    public func merge<Other: Publisher<Output, Failure>>(with other: Other) -> Publishers.Merge<Self, Other> {
        Publishers.Merge(self, other)
    }

    /// Emits the values of this publisher and two others in the order in which they arrive.
    ///
    /// See ``merge(with:)`` for details.
    public func merge<
        B: Publisher<Output, Failure>,
        C: Publisher<Output, Failure>
    >(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge3(self, b, c)
    }

    /// Emits the values of this publisher and three others in the order in which they arrive.
    ///
    /// See ``merge(with:)`` for details.
    public func merge<
        B: Publisher<Output, Failure>,
        C: Publisher<Output, Failure>,
        D: Publisher<Output, Failure>
    >(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
        Publishers.Merge4(self, b, c, d)
    }

    /// Emits the values of this publisher and another of its type in the order in which they arrive.
    ///
    /// See ``merge(with:)`` for details.
    ///
    /// - Parameter other: The other publisher.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
#endif
