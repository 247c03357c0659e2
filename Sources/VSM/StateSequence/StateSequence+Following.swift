extension StateSequence {
    /// Goes on with the states of values that arrive, such as those of a repository, or of the error that ends them.
    ///
    /// ```swift
    /// func load() -> StateSequence<BookingsViewState> {
    ///     StateSequence({ .loading }).following {
    ///         try await repository.changes()
    ///     } as: { bookings in
    ///         .loaded(BookingsModel(bookings, repository: repository))
    ///     } catch: { error in
    ///         .failed(self)
    ///     }
    /// }
    /// ```
    ///
    /// The first closure may act before it returns what to follow. So an action can change the data and follow it again, in
    /// the container that followed it before. Both lead to the same state when they fail; if each is to have a state of its
    /// own, act in ``then(_:)`` and return a sequence that follows.
    ///
    /// ```swift
    /// .following {
    ///     try await repository.refresh()
    ///     return try await repository.changes()
    /// } …
    /// ```
    ///
    /// The next value is asked for when the container has the state of the one before, whose value is released by then. An
    /// error of the first closure or of the values leads to one more state, or to none if its closure returns `nil`: the last
    /// state stays, as it does when the values end, unless the sequence goes on: ``then(_:)``. When another action is
    /// observed, the values are cancelled and released, and no error of theirs becomes a state.
    ///
    /// The closures and the values are used on the container's owner, and nothing has to be `Sendable`. A ``FinishingAction``
    /// can follow, too: what comes before is finished, and what is followed ends like any other action.
    ///
    /// - Parameters:
    ///   - values: Returns the values. It is called when the container has all states before.
    ///   - makeState: Returns the state of a value.
    ///   - makeFailure: Returns the state of an error, or `nil` if the last state is to stay.
    /// - Returns: The states of this sequence, then those of the values.
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async throws -> Values,
        as makeState: @escaping (Values.Element) -> State,
        catch makeFailure: @escaping (any Error) -> State?
    ) -> StateSequence {
        then {
            do {
                return await FollowedValues(try await values(), as: makeState, catch: makeFailure).next()
            } catch {
                return .failed(error, as: makeFailure)
            }
        }
    }

    /// Goes on with the states of values that arrive and cannot fail.
    ///
    /// ```swift
    /// func follow() -> StateSequence<FavoriteViewState> {
    ///     StateSequence({ .loading }).following {
    ///         await repository.changes()
    ///     } as: { favorites in
    ///         .loaded(isFavorite: favorites.contains(product))
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - values: Returns the values. It is called when the container has all states before.
    ///   - makeState: Returns the state of a value.
    /// - Returns: The states of this sequence, then those of the values.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async -> Values,
        as makeState: @escaping (Values.Element) -> State
    ) -> StateSequence where Values.Failure == Never {
        following(values, as: makeState) { error in fatalError("A sequence that cannot fail has failed: \(error)") }
    }
}

/// Values whose states a sequence goes on with, one after the other.
///
/// The sequence keeps it until the values end, and with it their only iterator.
private final class FollowedValues<Values: AsyncSequence, State> {
    private var iterator: Values.AsyncIterator
    private let makeState: (Values.Element) -> State
    private let makeFailure: (any Error) -> State?

    init(
        _ values: Values,
        as makeState: @escaping (Values.Element) -> State,
        catch makeFailure: @escaping (any Error) -> State?
    ) {
        iterator = values.makeAsyncIterator()
        self.makeState = makeState
        self.makeFailure = makeFailure
    }

    /// Waits for a value, and returns a sequence of its state that goes on with the next value.
    ///
    /// The states are made by the sequence, which makes none once the task is cancelled.
    func next() async -> StateSequence<State> {
        do {
            guard let value = try await nextValue() else { return StateSequence(synchronousStates: [], states: []) }
            return StateSequence(synchronousStates: [{ [makeState] in makeState(value) }], states: [])
                .goingOn(StateSequenceContinuation(isFollowing: true) { await self.next() })
        } catch {
            return .failed(error, as: makeFailure)
        }
    }
    private func nextValue() async throws -> Values.Element? {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            return try await iterator.next(isolation: #isolation)
        }
        // Older sequences leave the owner to find their next value. Nothing else uses the iterator meanwhile.
        nonisolated(unsafe) var iterator = iterator
        defer { self.iterator = unsafe iterator }
        return try await unsafe iterator.next()
    }
}

extension StateSequence {
    /// The state of an error, if it has one and the action was not ended.
    fileprivate static func failed(_ error: any Error, as makeFailure: (any Error) -> State?) -> StateSequence {
        guard !Task.isCancelled, let state = makeFailure(error) else {
            return StateSequence(synchronousStates: [], states: [])
        }
        return StateSequence(synchronousStates: [{ state }], states: [])
    }
}
