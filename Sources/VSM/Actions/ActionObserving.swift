/// Something that observes actions and moves from state to state by them.
///
/// A type that has the three methods below gets every form of `observe` that ``StateContainer`` has: for each shape of
/// action, at once, debounced, throttled, and until a state has come. Most types pass the three on to a container.
public protocol ActionObserving {
    /// The states that actions return.
    associatedtype ViewState

    /// Observes an action now.
    ///
    /// - Parameters:
    ///   - action: what the action returned.
    ///   - call: where it is observed.
    func observe(_ action: ObservedAction<ViewState>, from call: CallSite)

    /// Observes an action when its time has come.
    ///
    /// - Parameters:
    ///   - makeAction: calls the action; is called when its time has come, and not at all if another one takes its place.
    ///   - pacing: when its time has come.
    ///   - identifier: actions with the same identifier take each other's place while they wait.
    ///   - call: where it is observed.
    func observe(
        _ makeAction: @escaping () -> ObservedAction<ViewState>,
        paced pacing: ActionPacing,
        identifier: AnyHashable,
        from call: CallSite
    )

    /// Observes an action now and waits for one of its states.
    ///
    /// - Parameters:
    ///   - action: what the action returned.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - call: where it is observed.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    func observe(
        _ action: ObservedAction<ViewState>,
        until predicate: @escaping (ViewState) -> Bool,
        from call: CallSite
    ) async -> ViewState?
}

extension ActionObserving {
    /// Moves to a state that an action returned.
    ///
    /// The running action ends. The state is there when the call returns.
    ///
    /// - Parameters:
    ///   - nextState: the new state.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe(_ nextState: ViewState, file: StaticString = #fileID, line: UInt = #line) {
        observe(ObservedAction(nextState), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of a sequence, the synchronous ones at its head before the call returns.
    ///
    /// - Parameters:
    ///   - stateSequence: the states; see ``StateSequence``.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe(
        _ stateSequence: StateSequence<ViewState>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        observe(ObservedAction(stateSequence), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an asynchronous sequence as they arrive.
    ///
    /// The sequence is iterated on the container's owner. It may be endless: it is cancelled when another action is
    /// observed or the container goes away.
    ///
    /// - Parameters:
    ///   - states: the states to come.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe<States: AsyncSequence>(
        _ states: States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        observe(ObservedAction(states), from: CallSite(file: file, line: line))
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
    /// - Parameters:
    ///   - action: returns the new state.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe(
        _ action: @escaping () async -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        observe(ObservedAction(action), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of the sequence that an asynchronous action returns, once it does.
    ///
    /// - Parameters:
    ///   - action: returns the sequence of states.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        observe(ObservedAction(action), from: CallSite(file: file, line: line))
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits.
    ///
    /// What the publisher emits on subscription (`Just`, `CurrentValueSubject`) is there when the call returns. The
    /// publisher may emit on any thread; its states are carried to the container's owner in the order in which they
    /// arrive. The subscription ends when another action is observed or the container goes away.
    ///
    /// - Parameters:
    ///   - statePublisher: emits the states to come.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observe(
        _ statePublisher: some Publisher<ViewState, Never>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        observe(ObservedAction(statePublisher), from: CallSite(file: file, line: line))
    }
    #endif

    /// Moves to the state that an asynchronous action returns, once it does.
    ///
    /// The 1.x spelling of `observe`.
    ///
    /// - Parameters:
    ///   - nextState: returns the new state.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observeAsync(
        _ nextState: @escaping () async -> ViewState,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        observe(ObservedAction(nextState), from: CallSite(file: file, line: line))
    }

    /// Moves through the states of the sequence that an asynchronous action returns, once it does.
    ///
    /// The 1.x spelling of `observe`.
    ///
    /// - Parameters:
    ///   - stateSequence: returns the sequence of states.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    @inlinable
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        observe(ObservedAction(stateSequence), from: CallSite(file: file, line: line))
    }
}
