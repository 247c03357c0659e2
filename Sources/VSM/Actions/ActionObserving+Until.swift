// The forms of `observe` that wait for a state, such as the end of a pull to refresh.
//
// Each observes its action as the form without `until` does, and goes on observing it after it has returned.
extension ActionObserving {
    /// Moves to a state that an action returned and says whether it is the one that is waited for.
    ///
    /// - Parameters:
    ///   - nextState: the new state.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    public func observe(
        _ nextState: ViewState,
        until predicate: @escaping (ViewState) -> Bool,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async -> ViewState? {
        await observe(ObservedAction(nextState), until: predicate, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of a sequence and waits for one of them.
    ///
    /// - Parameters:
    ///   - stateSequence: the states.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    public func observe(
        _ stateSequence: StateSequence<ViewState>,
        until predicate: @escaping (ViewState) -> Bool,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async -> ViewState? {
        await observe(ObservedAction(stateSequence), until: predicate, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an asynchronous sequence and waits for one of them.
    ///
    /// - Parameters:
    ///   - states: the states to come.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    public func observe<States: AsyncSequence>(
        _ states: States,
        until predicate: @escaping (ViewState) -> Bool,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async -> ViewState? where States.Element == ViewState, States.Failure == Never {
        await observe(ObservedAction(states), until: predicate, from: CallSite(file: file, line: line))
    }

    /// Moves to the state that an asynchronous action returns and waits for it.
    ///
    /// - Parameters:
    ///   - action: returns the new state.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    public func observe(
        _ action: @escaping () async -> ViewState,
        until predicate: @escaping (ViewState) -> Bool,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async -> ViewState? {
        await observe(ObservedAction(action), until: predicate, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of the sequence that an asynchronous action returns and waits for one of them.
    ///
    /// - Parameters:
    ///   - action: returns the sequence of states.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        until predicate: @escaping (ViewState) -> Bool,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async -> ViewState? where States.Element == ViewState, States.Failure == Never {
        await observe(ObservedAction(action), until: predicate, from: CallSite(file: file, line: line))
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits and waits for one of them.
    ///
    /// - Parameters:
    ///   - statePublisher: emits the states to come.
    ///   - predicate: whether a state is the one that is waited for.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    /// - Returns: the state, or `nil` when the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    public func observe(
        _ statePublisher: some Publisher<ViewState, Never>,
        until predicate: @escaping (ViewState) -> Bool,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async -> ViewState? {
        await observe(ObservedAction(statePublisher), until: predicate, from: CallSite(file: file, line: line))
    }
    #endif
}
