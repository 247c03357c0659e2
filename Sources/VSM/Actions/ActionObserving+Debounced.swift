// The forms of `observe` that wait until it is quiet, for noisy events such as typing.
//
// The action itself is called when its time has come, so of many calls only the last one does any work. Until then the
// running action goes on. What waits is dropped when an action is observed that is neither debounced nor throttled, and
// when the container goes away. Calls from the same place take each other's place while they wait; an identifier of your
// own groups them otherwise. While something waits, the clock of its group's first call measures the time.
extension ActionObserving {
    /// Moves to a state that an action returns, once no other call has come for a while.
    ///
    /// - Parameters:
    ///   - nextState: calls the action.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ nextState: @escaping @autoclosure () -> ViewState,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe({ ObservedAction(nextState()) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves through the states of a sequence, once no other call has come for a while.
    ///
    /// - Parameters:
    ///   - stateSequence: calls the action.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ViewState>,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe(
            { ObservedAction(stateSequence()) },
            paced: pacing,
            identifier: identifier ?? AnyHashable(call),
            from: call
        )
    }

    /// Moves through the states of an asynchronous sequence, once no other call has come for a while.
    ///
    /// - Parameters:
    ///   - states: calls the action.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe({ ObservedAction(states()) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves to the state that an asynchronous action returns, once no other call has come for a while.
    ///
    /// - Parameters:
    ///   - action: returns the new state.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ action: @escaping () async -> ViewState,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe({ ObservedAction(action) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, once no other call has come for a while.
    ///
    /// - Parameters:
    ///   - action: returns the sequence of states.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe({ ObservedAction(action) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits, once no other call has come for a while.
    ///
    /// - Parameters:
    ///   - statePublisher: calls the action.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ViewState, Never>,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe(
            { ObservedAction(statePublisher()) },
            paced: pacing,
            identifier: identifier ?? AnyHashable(call),
            from: call
        )
    }
    #endif

    /// Moves to the state that an asynchronous action returns, once no other call has come for a while.
    ///
    /// The 1.x spelling of `observe`.
    ///
    /// - Parameters:
    ///   - nextState: returns the new state.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observeAsync(
        _ nextState: @escaping () async -> ViewState,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe({ ObservedAction(nextState) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, once no other call has come for a while.
    ///
    /// The 1.x spelling of `observe`.
    ///
    /// - Parameters:
    ///   - stateSequence: returns the sequence of states.
    ///   - dueTime: how long it has to be quiet, such as `.seconds(0.5)`.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        debounced dueTime: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.debounced(dueTime, clock: clock)
        observe(
            { ObservedAction(stateSequence) },
            paced: pacing,
            identifier: identifier ?? AnyHashable(call),
            from: call
        )
    }
}
