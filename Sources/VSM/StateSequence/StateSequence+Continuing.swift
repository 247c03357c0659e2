extension StateSequence {
    /// Continues with a state that is created asynchronously.
    ///
    /// ```swift
    /// func count() -> StateSequence<CounterViewState> {
    ///     StateSequence(.counting).then { .counted(await counter.count()) }
    /// }
    /// ```
    ///
    /// - Parameter makeState: Returns the state. It is called when the container has had all earlier states, unless the
    ///   action has ended by then.
    /// - Returns: The states of this sequence, then one more.
    @inlinable
    public func then(_ makeState: @escaping () async -> State) -> StateSequence {
        appending(.later(makeState))
    }

    /// Continues with a sequence that is created asynchronously.
    ///
    /// ```swift
    /// func delete() -> StateSequence<NoteViewState> {
    ///     StateSequence(.deleting).then {
    ///         await repository.delete(id) ? deleted() : StateSequence(.failed(self))
    ///     }
    /// }
    ///
    /// func deleted() -> StateSequence<NoteViewState> {
    ///     StateSequence(.deleted(self)).then { await waited(.gone) }
    /// }
    /// ```
    ///
    /// The closure is called when the container has had all earlier states, unless the action has ended by then. The
    /// sequence that it returns may continue with another one, any number of times: each is released before the next
    /// begins.
    ///
    /// - Parameter makeSequence: Returns the sequence that follows.
    /// - Returns: The states of this sequence, then those of the one that follows.
    @inlinable
    public func then(_ makeSequence: @escaping () async -> StateSequence) -> StateSequence {
        appending(.continuation(makeSequence))
    }

    /// Continues with a state unless another action is observed before it, such as a notice that goes after a while.
    ///
    /// ```swift
    /// func save(_ text: String) -> FinishingAction<NoteViewState> {
    ///     FinishingAction(
    ///         StateSequence(.saving).then {
    ///             await saved(text)
    ///         }.thenWhileLatest {
    ///             try? await clock.sleep(for: .seconds(3))
    ///             return .resting(text)
    ///         }
    ///     )
    /// }
    /// ```
    ///
    /// A ``FinishingAction`` has finished before this part, which ends like any other action. So the next save does not wait
    /// for the notice of this one. In another action, the method is the same as `then`.
    ///
    /// - Parameter makeState: Returns the state.
    /// - Returns: The states of this sequence, then one more.
    @inlinable
    public func thenWhileLatest(_ makeState: @escaping () async -> State) -> StateSequence {
        appending(.following { StateSequence(makeState) })
    }
}
