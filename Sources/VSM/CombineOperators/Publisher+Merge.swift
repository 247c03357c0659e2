#if !canImport(Combine) && OpenCombine
extension Publisher {
    /// Emits the values of this publisher and another in the order in which they arrive.
    ///
    /// ```swift
    /// Just(.loading)
    ///     .merge(with: repository.load().map(ProfileViewState.loaded))
    /// ```
    ///
    /// - The publishers are subscribed to one after the other, so what the first emits at once comes first.
    /// - The merged publisher finishes when all of them have, and fails as soon as one fails; the others are cancelled.
    ///   Values that arrived before and that the subscriber has asked for are delivered first.
    /// - They may emit from several threads at once. The subscriber is called by one thread at a time. A value that is
    ///   emitted during such a call is delivered when the call returns.
    /// - A subscriber that asks for everything makes the merged publisher ask each for everything. Otherwise it asks
    ///   each for one value, ahead of demand, and keeps that until the subscriber wants it.
    ///
    /// This is Combine's operator for systems without Combine.
    ///
    /// - Parameter other: The other publisher.
    public func merge<Other: Publisher<Output, Failure>>(with other: Other) -> Publishers.Merge<Self, Other> {
        Publishers.Merge(self, other)
    }

    /// Emits the values of this publisher and two others in the order in which they arrive.
    ///
    /// See ``merge(with:)`` for how.
    public func merge<
        B: Publisher<Output, Failure>,
        C: Publisher<Output, Failure>
    >(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge3(self, b, c)
    }

    /// Emits the values of this publisher and three others in the order in which they arrive.
    ///
    /// See ``merge(with:)`` for how.
    public func merge<
        B: Publisher<Output, Failure>,
        C: Publisher<Output, Failure>,
        D: Publisher<Output, Failure>
    >(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
        Publishers.Merge4(self, b, c, d)
    }

    /// Emits the values of this publisher and another of its type in the order in which they arrive.
    ///
    /// See ``merge(with:)`` for how.
    ///
    /// - Parameter other: The other publisher.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
#endif
