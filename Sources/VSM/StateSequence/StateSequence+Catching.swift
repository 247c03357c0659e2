extension StateSequence {
    /// Goes on with a state that takes time, or with that of the error.
    ///
    /// ```swift
    /// func load() -> StateSequence<ProfileViewState> {
    ///     StateSequence({ .loading }).then {
    ///         .loaded(try await repository.load())
    ///     } catch: { error in
    ///         .failed(message: error.localizedDescription, retry: self)
    ///     }
    /// }
    /// ```
    ///
    /// When another action is observed meanwhile, neither a state nor an error becomes a state.
    ///
    /// - Parameters:
    ///   - makeState: Returns the state. It is called when the container has all states before.
    ///   - makeFailure: Returns the state of an error.
    /// - Returns: The states of this sequence, then one more.
    public func then(
        _ makeState: @escaping () async throws -> State,
        catch makeFailure: @escaping (any Error) -> State
    ) -> StateSequence {
        then {
            do {
                let state = try await makeState()
                return StateSequence({ state })
            } catch {
                return StateSequence({ makeFailure(error) })
            }
        }
    }

    /// Goes on with a sequence that depends on what happened, or with the state of the error.
    ///
    /// ```swift
    /// func delete() -> StateSequence<NoteViewState> {
    ///     StateSequence({ .deleting }).then {
    ///         try await repository.delete(id)
    ///         return follow()
    ///     } catch: { error in
    ///         .failed(self)
    ///     }
    /// }
    /// ```
    ///
    /// The error is one of the closure. The sequence that it returns has states of its own for what can fail later, as every
    /// sequence does.
    ///
    /// - Parameters:
    ///   - makeSequence: Returns the sequence that follows. It is called when the container has all states before.
    ///   - makeFailure: Returns the state of an error.
    /// - Returns: The states of this sequence, then those of the one that follows, or one for the error.
    public func then(
        _ makeSequence: @escaping () async throws -> StateSequence,
        catch makeFailure: @escaping (any Error) -> State
    ) -> StateSequence {
        then {
            do {
                return try await makeSequence()
            } catch {
                return StateSequence({ makeFailure(error) })
            }
        }
    }
}
