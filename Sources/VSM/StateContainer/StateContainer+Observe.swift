extension StateContainer {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. ``state`` is the new state when the call returns.
    ///
    /// - Parameter nextState: the new state.
    public func observe(_ nextState: State) {
        guard let turn = beginAction() else { return }
        land(nextState, turn: turn)
    }

    /// Moves to the state that an asynchronous action returns, once it does.
    ///
    /// The running action ends at the call. The closure starts on the container's owner and is cancelled when another
    /// action is observed or the container goes away; what it returns after that is dropped.
    ///
    /// ```swift
    /// container.observe { await model.toggleFavorite() }
    /// ```
    ///
    /// - Parameter action: returns the new state.
    public func observe(_ action: @escaping () async -> State) {
        run { container, turn in
            let state = await action()
            container.object?.land(state, turn: turn)
        }
    }

    /// Moves through the states of a sequence, the synchronous ones at its head before the call returns.
    ///
    /// - Parameter stateSequence: the states; see ``StateSequence``.
    public func observe(_ stateSequence: StateSequence<State>) {
        guard let turn = beginAction() else { return }
        for makeState in stateSequence.synchronousHead {
            guard land(makeState(), turn: turn) else { return }
        }
        guard !stateSequence.rest.isEmpty else { return }
        startTask(turn: turn) { container, turn in
            for makeState in stateSequence.rest {
                guard !Task.isCancelled else { return }
                let state = await makeState()
                guard container.object?.land(state, turn: turn) == true else { return }
            }
        }
    }

    /// Moves through the states of an asynchronous sequence as they arrive.
    ///
    /// The sequence is iterated on the container's owner. It may be endless: it is cancelled when another action is
    /// observed or the container goes away.
    ///
    /// - Parameter states: the states to come.
    public func observe<States: AsyncSequence>(_ states: States)
    where States.Element == State, States.Failure == Never {
        run { container, turn in
            var iterator = states.makeAsyncIterator()
            while let state = await iterator.next(isolation: #isolation) {
                guard container.object?.land(state, turn: turn) == true else { return }
            }
        }
    }

    /// Explains why a sequence that can throw is not an action.
    @available(
        *,
        unavailable,
        message:
            "An action cannot throw, or the view would stop without a word. Catch the error inside the sequence and turn it into a state; use a sequence whose Failure is Never."
    )
    public func observe<States: AsyncSequence>(_ states: States) where States.Element == State {
        fatalError("unavailable")
    }

    private func run(_ operation: @escaping (WeakReference<StateContainer>, Turn) async -> Void) {
        guard let turn = beginAction() else { return }
        startTask(turn: turn, operation)
    }

    /// Runs an action as a task on the owner; the task does not keep the container alive.
    private func startTask(
        turn: Turn,
        _ operation: @escaping (WeakReference<StateContainer>, Turn) async -> Void
    ) {
        let container = WeakReference(self)
        setRunning(.task(storage.owner.startTask { await operation(container, turn) }), turn: turn)
    }
}
