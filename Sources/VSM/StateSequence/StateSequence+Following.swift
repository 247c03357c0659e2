extension StateSequence {
    /// Continues with a state for each value of an asynchronous sequence, such as the changes of a repository, and for
    /// its error.
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
    /// The first closure may do other work before it returns the values. An action can thus change the data and follow
    /// it again, in the container that followed it before. The work and the values lead to the same state when they
    /// fail. To use different states, do the work in ``then(_:)`` and return a sequence that follows.
    ///
    /// ```swift
    /// .following {
    ///     try await repository.refresh()
    ///     return try await repository.changes()
    /// } …
    /// ```
    ///
    /// The next value is requested when the container has the state for the previous value, which has been released by
    /// then. An error of the first closure or of the values leads to one more state, or to none if `makeFailure`
    /// returns `nil`. The last state then stays, as it does when the values end, unless the sequence continues with
    /// ``then(_:)``. When another action is observed, the values are cancelled and released, and their errors are
    /// ignored.
    ///
    /// The closures and the values are used on the container's owner, and nothing has to be `Sendable`. A
    /// ``FinishingAction`` can follow values, too: the states before them are finished, and then the action ends like
    /// any other.
    ///
    /// - Parameters:
    ///   - values: Returns the values. It is called when the container has had all earlier states.
    ///   - makeState: Returns the state for a value.
    ///   - makeFailure: Returns the state for an error, or `nil` to keep the last state.
    /// - Returns: The states of this sequence, then those for the values.
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async throws -> Values,
        as makeState: @escaping (Values.Element) -> State,
        catch makeFailure: @escaping (any Error) -> State?
    ) -> StateSequence {
        then {
            do {
                return FollowedValues(try await values(), as: makeState, catch: makeFailure).states
            } catch {
                return .failed(error, as: makeFailure)
            }
        }
    }

    /// Continues with a state for each value of an asynchronous sequence that cannot fail.
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
    ///   - values: Returns the values. It is called when the container has had all earlier states.
    ///   - makeState: Returns the state for a value.
    /// - Returns: The states of this sequence, then those for the values.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async -> Values,
        as makeState: @escaping (Values.Element) -> State
    ) -> StateSequence where Values.Failure == Never {
        following(values, as: makeState) { error in fatalError("A sequence that cannot fail has failed: \(error)") }
    }
}

/// The values for which a sequence continues with states, one after the other.
///
/// It holds the only iterator, and the sequence retains it until the values end.
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

    /// The states of the values that have not been requested yet.
    var states: StateSequence<State> { states(after: []) }

    /// Waits for a value, and returns a sequence of its state that continues with the next value.
    ///
    /// The sequence creates the states, and none after the task is cancelled.
    private func next() async -> StateSequence<State> {
        do {
            guard let value = try await iterator.nextForCaller() else {
                return StateSequence(synchronousStates: [], states: [])
            }
            return states(after: [{ [makeState] in makeState(value) }])
        } catch {
            return .failed(error, as: makeFailure)
        }
    }

    private func states(after states: [() -> State]) -> StateSequence<State> {
        StateSequence(synchronousStates: states, states: [])
            .appending(StateSequenceContinuation(isFollowing: true) { await self.next() })
    }
}

extension StateSequence {
    /// Returns the state for an error, if there is one and the action has not ended.
    fileprivate static func failed(_ error: any Error, as makeFailure: (any Error) -> State?) -> StateSequence {
        guard !Task.isCancelled, let state = makeFailure(error) else {
            return StateSequence(synchronousStates: [], states: [])
        }
        return StateSequence(synchronousStates: [{ state }], states: [])
    }
}
