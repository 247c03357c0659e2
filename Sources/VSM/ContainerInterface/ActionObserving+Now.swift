// Forms that take neither a state nor a closure that returns one are disfavored. Otherwise, the compiler also looks for
// a mistyped state, such as `observe(.lodaing)`, in the types of these forms, and its error message is less helpful.
extension ActionObserving {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. The container has the new state when the call returns.
    ///
    /// ```swift
    /// if case .editing(let model) = state {
    ///     observe(model.cancel())  // `cancel()` returns a state.
    /// }
    /// ```
    ///
    /// - Parameter nextState: The new state.
    @inlinable
    public func observe(_ nextState: ActionState, file: String = #fileID, line: UInt = #line) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(nextState) }
    }

    /// Moves to the state that an asynchronous action returns.
    ///
    /// The call ends the running action and returns. The closure then starts on the container's owner, in a task of its
    /// own. It is cancelled when another action is observed or the container is released; a state that it returns after
    /// that is dropped. If that happens before the closure has begun, it begins in a cancelled task.
    ///
    /// ```swift
    /// container.observe { await model.toggleFavorite() }
    /// ```
    ///
    /// - Parameter action: Returns the new state.
    @inlinable
    public func observe(_ action: @escaping () async -> ActionState, file: String = #fileID, line: UInt = #line) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(action) }
    }

    /// Moves through the states of a sequence.
    ///
    /// The running action ends. The states that are ready, such as *loading*, are set before the call returns, the others as
    /// they arrive:
    ///
    /// ```swift
    /// container.observe(model.load())  // `load()` returns `StateSequence(.loading).then { … }`.
    /// ```
    ///
    /// - Parameter stateSequence: The states; see ``StateSequence``.
    @inlinable
    @_disfavoredOverload
    public func observe(_ stateSequence: StateSequence<ActionState>, file: String = #fileID, line: UInt = #line) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(stateSequence) }
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits.
    ///
    /// If the publisher emits on subscription, as `Just` and `CurrentValueSubject` do, the container has that state
    /// when the call returns. The publisher may emit on any thread. Its states are written on the container's owner, in
    /// the order in which they arrive. The subscription ends when another action is observed or the container is
    /// released.
    ///
    /// ```swift
    /// container.observe(cart.itemsPublisher.map { CartViewState.loaded($0) })
    /// ```
    ///
    /// - Parameter statePublisher: Emits the states.
    @inlinable
    @_disfavoredOverload
    public func observe(
        _ statePublisher: some Publisher<ActionState, Never>,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(statePublisher) }
    }
    #endif

    /// Moves through the states of an action of any shape.
    ///
    /// ```swift
    /// container.observe(FinishingAction(model.save(text)))
    /// ```
    ///
    /// - Parameter action: What the action returned.
    @_disfavoredOverload
    public func observe(_ action: some ActionResult<ActionState>, file: String = #fileID, line: UInt = #line) {
        container.observe(action._observed, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an action and waits for one of them.
    ///
    /// With it, pulling to refresh waits for the result:
    ///
    /// ```swift
    /// List(items) { … }
    ///     .refreshable { await $state.observe(model.reload(), until: { if case .loading = $0 { false } else { true } }) }
    /// ```
    ///
    /// An action of another shape is wrapped: `observe(ObservedAction { await model.reload() }, until: { … })`.
    ///
    /// - Parameters:
    ///   - action: What the action returned.
    ///   - predicate: Returns whether a state is the one to wait for.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    @_disfavoredOverload
    public func observe(
        _ action: some ActionResult<ActionState>,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? {
        await container.observe(action._observed, until: predicate, from: CallSite(file: file, line: line))
    }

    /// Observes an action that the current state offers; does nothing if the state does not offer it.
    ///
    /// Code that keeps a model, such as the handler of an alert, may run when the state has changed. This form looks at the
    /// state as it is now. If the state does not offer the action, the running action continues:
    ///
    /// ```swift
    /// Button("Save") { $state.observeIfOffered { $0.editor?.save(name) } }
    /// ```
    ///
    /// - Parameter action: Takes the current state, and calls the action or returns `nil`; see ``ActionBuilder``.
    public func observeIfOffered(
        @ActionBuilder<ActionState> _ action: (ActionState) -> ObservedAction<ActionState>?,
        file: String = #fileID,
        line: UInt = #line
    ) {
        let container = container
        guard let action = action(container.state) else { return }
        container.observe(action, from: CallSite(file: file, line: line))
    }
}

@available(Systems 2024, *)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence as they arrive.
    ///
    /// The sequence is iterated on the container's owner. It may be infinite, because it is cancelled when another
    /// action is observed or the container is released:
    ///
    /// ```swift
    /// container.observe(repository.states)  // An `AsyncStream` of states.
    /// ```
    ///
    /// - Parameter states: The states.
    @inlinable
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(states) }
    }
}
