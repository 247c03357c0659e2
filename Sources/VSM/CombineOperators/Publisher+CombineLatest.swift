#if !canImport(Combine) && OpenCombine
extension Publisher {
    /// Emits the latest values of this publisher and another for each value that one of them emits.
    ///
    /// ```swift
    /// user.combineLatest(cart)
    ///     .map { user, cart in ShopViewState.loaded(user, cart) }
    /// ```
    ///
    /// - Nothing is emitted before each of the publishers has emitted a value.
    /// - It finishes when all publishers have, also if one of them never emitted. It fails as soon as one fails; the
    ///   others are cancelled. What was combined before and the subscriber has asked for is delivered first.
    /// - They may emit from several threads at once. The subscriber is called by one thread at a time, and a value that
    ///   is emitted while it is being called, is delivered after that call returns.
    /// - Each publisher is asked for as many values as the subscriber wants. Values that arrive when it wants none are
    ///   combined too: the newest combination waits until the subscriber wants it, the ones before are dropped.
    ///
    /// This is Combine's operator for systems without Combine. It differs in one point: Combine drops the last
    /// combination as well if it arrives without demand.
    ///
    /// - Parameter other: The other publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Emits what is made of the latest values of this publisher and another, for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for how.
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Makes a value of the latest values.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Emits the latest values of this publisher and two others for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for how.
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

    /// Emits what is made of the latest values of this publisher and two others, for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for how.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - transform: Makes a value of the latest values.
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
    /// See ``combineLatest(_:)`` for how.
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

    /// Emits what is made of the latest values of this publisher and three others, for each value that one of them emits.
    ///
    /// See ``combineLatest(_:)`` for how.
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: Makes a value of the latest values.
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
