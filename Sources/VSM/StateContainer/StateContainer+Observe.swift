extension StateContainer {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. ``state`` is the new state when the call returns.
    ///
    /// - Parameters:
    ///   - nextState: the new state.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe(_ nextState: State, file: StaticString = #fileID, line: UInt = #line) {
        // Said again for the container itself: this is what is called most, and should cost next to nothing.
        guard let turn = beginAction(.state, from: CallSite(file: file, line: line)) else { return }
        storage.land(nextState, turn: turn)
        storage.finish(turn: turn)
    }

    /// Observes an action now.
    ///
    /// - Parameters:
    ///   - action: what the action returned.
    ///   - call: where it is observed.
    @inlinable
    public func observe(_ action: ObservedAction<State>, from call: CallSite) {
        guard let turn = beginAction(action.shape, from: call) else { return }
        run(action, turn: turn)
    }

    /// Runs an action that has got its turn.
    @inlinable
    func run(_ action: ObservedAction<State>, turn: Turn) {
        switch action.content {
        case .state(let state):
            storage.land(state, turn: turn)
            storage.finish(turn: turn)
        case .stateSequence(let stateSequence):
            for makeState in stateSequence.synchronousHead {
                guard storage.land(makeState(), turn: turn) else { return }
            }
            guard !stateSequence.rest.isEmpty else { return storage.finish(turn: turn) }
            start(StateSequenceWork(stateSequence.rest, landing: Landing(storage, turn: turn)), turn: turn)
        case .asynchronousState(let action):
            start(StateWork(action, landing: Landing(storage, turn: turn)), turn: turn)
        case .asynchronousSequence(let operation):
            start(LandingWork(operation, landing: Landing(storage, turn: turn)), turn: turn)
        #if canImport(Combine) || OpenCombine
        case .publisher(let subscribe):
            let subscriber = ActionSubscriber(storage, turn: turn)
            setRunning(.subscription(subscriber), turn: turn)
            subscriber.subscribe(subscribe)
        #endif
        }
    }
}
