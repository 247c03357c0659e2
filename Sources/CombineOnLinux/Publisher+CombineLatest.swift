#if !canImport(Combine) && OpenCombine
@preconcurrency @unsafe public import OpenCombine

extension Publisher {
    /// Emits the latest values of this publisher and another for each value that one of them emits.
    ///
    /// ```swift
    /// user.combineLatest(cart)
    ///     .map { user, cart in ShopViewState.loaded(user, cart) }
    /// ```
    ///
    /// - Nothing is emitted before each of the publishers has emitted a value.
    /// - It finishes when all publishers have finished, even if one of them never emitted. It fails as soon as one
    ///   fails; the others are cancelled. Earlier combinations that the subscriber has requested are delivered first.
    /// - The publishers may emit from several threads at once. One thread at a time calls the subscriber. A value that
    ///   is emitted during such a call is delivered when the call returns.
    /// - Unlimited demand of the subscriber becomes unlimited demand on each publisher. Otherwise, one value is requested
    ///   from each, ahead of demand, and its combination waits until the subscriber wants it.
    ///
    /// This is Combine's operator for systems without Combine. It differs in one respect: Combine drops combinations for
    /// which there is no demand.
    ///
    /// - Parameter other: The other publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Emits a value made from the latest values of this publisher and another, for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for details.
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Returns a value made from the latest values.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Emits the latest values of this publisher and two others for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for details.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Emits a value made from the latest values of this publisher and two others, for each value that one of them
    /// emits.
    ///
    /// See ``combineLatest(_:)`` for details.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - transform: Returns a value made from the latest values.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Emits the latest values of this publisher and three others for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for details.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Emits a value made from the latest values of this publisher and three others, for each value that one of them
    /// emits.
    ///
    /// See ``combineLatest(_:)`` for details.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: Returns a value made from the latest values.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
#endif
