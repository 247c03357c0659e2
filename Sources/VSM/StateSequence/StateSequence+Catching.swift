extension StateSequence {
    /// Continues with a state that is created asynchronously, or with a state for its error.
    ///
    /// ```swift
    /// func load() -> StateSequence<ProfileViewState> {
    ///     StateSequence(.loading).then {
    ///         .loaded(try await repository.load())
    ///     } catch: { error in
    ///         .failed(message: error.localizedDescription, retry: self)
    ///     }
    /// }
    /// ```
    ///
    /// If another action is observed meanwhile, the result and the error are ignored.
    ///
    /// - Parameters:
    ///   - makeState: Returns the state. It is called when the container has had all earlier states.
    ///   - makeFailure: Returns the state for an error.
    /// - Returns: The states of this sequence, then one more.
    public func then(
        _ makeState: @escaping () async throws -> State,
        catch makeFailure: @escaping (any Error) -> State
    ) -> StateSequence {
        then {
            do {
                let state = try await makeState()
                return StateSequence(state)
            } catch {
                return StateSequence(makeFailure(error))
            }
        }
    }

    /// Continues with a sequence that is created asynchronously, or with a state for its error.
    ///
    /// ```swift
    /// func delete() -> StateSequence<NoteViewState> {
    ///     StateSequence(.deleting).then {
    ///         try await repository.delete(id)
    ///         return follow()
    ///     } catch: { error in
    ///         .failed(self)
    ///     }
    /// }
    /// ```
    ///
    /// `makeFailure` handles only errors of this closure. The sequence that it returns handles later failures itself,
    /// as every sequence does.
    ///
    /// - Parameters:
    ///   - makeSequence: Returns the sequence that follows. It is called when the container has had all earlier states.
    ///   - makeFailure: Returns the state for an error.
    /// - Returns: The states of this sequence, then those of the one that follows, or the state for the error.
    public func then(
        _ makeSequence: @escaping () async throws -> StateSequence,
        catch makeFailure: @escaping (any Error) -> State
    ) -> StateSequence {
        then {
            do {
                return try await makeSequence()
            } catch {
                return StateSequence(makeFailure(error))
            }
        }
    }
}
