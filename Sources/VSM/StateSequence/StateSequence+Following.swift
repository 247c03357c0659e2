extension StateSequence {
    /// Continues with a state for each value of an asynchronous sequence, such as the changes of a repository, and for
    /// its error.
    ///
    /// ```swift
    /// func load() -> StateSequence<BookingsViewState> {
    ///     StateSequence(.loading).following {
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
    /// fail. To use different states, do the work in `then` and return a sequence that follows.
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
    /// `then`. When another action is observed, the values are cancelled and released, and their errors are
    /// ignored.
    ///
    /// If the closure does not wait, and returns the values of a ``CurrentValue``, the container has the state for the
    /// current value when `observe` returns, unless an earlier state of the sequence may take time.
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
                return Task.isCancelled ? .empty : .failed(error, as: makeFailure)
            }
        }
    }

    /// Continues with a state for each value of an asynchronous sequence that is available without waiting, and for its
    /// error.
    ///
    /// If the sequence is the values of a ``CurrentValue``, the container has the state for the current value when
    /// `observe` returns, unless an earlier state of this sequence may take time.
    ///
    /// - Parameters:
    ///   - values: Returns the values. It is called when the container has had all earlier states.
    ///   - makeState: Returns the state for a value.
    ///   - makeFailure: Returns the state for an error, or `nil` to keep the last state.
    /// - Returns: The states of this sequence, then those for the values.
    public func following<Values: AsyncSequence>(
        _ values: @escaping () throws -> Values,
        as makeState: @escaping (Values.Element) -> State,
        catch makeFailure: @escaping (any Error) -> State?
    ) -> StateSequence {
        func states(failureIsWanted: Bool) -> StateSequence {
            do {
                return FollowedValues(try values(), as: makeState, catch: makeFailure).readyStates
            } catch {
                return failureIsWanted ? .failed(error, as: makeFailure) : .empty
            }
        }
        // The closure of other values may take its time, and must not delay the caller of `observe`.
        return Values.self == CurrentValue<Values.Element>.Values.self
            ? appending(.readySequence(states)) : then { states(failureIsWanted: !Task.isCancelled) }
    }

    /// Continues with a state for each value of an asynchronous sequence that cannot fail.
    ///
    /// ```swift
    /// func follow() -> StateSequence<FavoriteViewState> {
    ///     StateSequence(.loading).following {
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
    @available(Systems 2024, *)
    public func following<Values: AsyncSequence>(
        _ values: @escaping () async -> Values,
        as makeState: @escaping (Values.Element) -> State
    ) -> StateSequence where Values.Failure == Never {
        following(values, as: makeState, catch: Self.unexpected)
    }

    /// Continues with a state for each value of an asynchronous sequence that cannot fail and is available without waiting.
    ///
    /// If the sequence is the values of a ``CurrentValue``, the container has the state for the current value when
    /// `observe` returns, unless an earlier state of this sequence may take time:
    ///
    /// ```swift
    /// func follow() -> StateSequence<ChoresViewState> {
    ///     StateSequence().following {
    ///         repository.changes
    ///     } as: { chores in
    ///         .loaded(chores)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - values: Returns the values. It is called when the container has had all earlier states.
    ///   - makeState: Returns the state for a value.
    /// - Returns: The states of this sequence, then those for the values.
    @available(Systems 2024, *)
    public func following<Values: AsyncSequence>(
        _ values: @escaping () -> Values,
        as makeState: @escaping (Values.Element) -> State
    ) -> StateSequence where Values.Failure == Never {
        following(values, as: makeState, catch: Self.unexpected)
    }

    private static func unexpected(_ error: any Error) -> State? {
        fatalError("A sequence that cannot fail has failed: \(error)")
    }
}
