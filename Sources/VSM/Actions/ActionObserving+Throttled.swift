// The forms of `observe` that keep a distance, for events that come without end such as scrolling.
//
// The first action is observed at once; of the calls within the interval after it, the latest is called and observed at
// its end. What waits is dropped when an action is observed that is neither throttled nor debounced, and when the
// container goes away. Calls from the same place keep the distance among each other; an identifier of your own groups
// them otherwise. While a distance is kept, the clock of its group's first call measures the time.
extension ActionObserving {
    /// Moves to a state that an action returns, at most once in an interval.
    ///
    /// - Parameters:
    ///   - nextState: calls the action.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ nextState: @escaping @autoclosure () -> ViewState,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe({ ObservedAction(nextState()) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves through the states of a sequence, at most once in an interval.
    ///
    /// - Parameters:
    ///   - stateSequence: calls the action.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ stateSequence: @escaping @autoclosure () -> StateSequence<ViewState>,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe(
            { ObservedAction(stateSequence()) },
            paced: pacing,
            identifier: identifier ?? AnyHashable(call),
            from: call
        )
    }

    /// Moves through the states of an asynchronous sequence, at most once in an interval.
    ///
    /// - Parameters:
    ///   - states: calls the action.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe({ ObservedAction(states()) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves to the state that an asynchronous action returns, at most once in an interval.
    ///
    /// - Parameters:
    ///   - action: returns the new state.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ action: @escaping () async -> ViewState,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe({ ObservedAction(action) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, at most once in an interval.
    ///
    /// - Parameters:
    ///   - action: returns the sequence of states.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe({ ObservedAction(action) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    #if canImport(Combine) || OpenCombine
    /// Moves through the states that a publisher emits, at most once in an interval.
    ///
    /// - Parameters:
    ///   - statePublisher: calls the action.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observe(
        _ statePublisher: @escaping @autoclosure () -> some Publisher<ViewState, Never>,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe(
            { ObservedAction(statePublisher()) },
            paced: pacing,
            identifier: identifier ?? AnyHashable(call),
            from: call
        )
    }
    #endif

    /// Moves to the state that an asynchronous action returns, at most once in an interval.
    ///
    /// The 1.x spelling of `observe`.
    ///
    /// - Parameters:
    ///   - nextState: returns the new state.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observeAsync(
        _ nextState: @escaping () async -> ViewState,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe({ ObservedAction(nextState) }, paced: pacing, identifier: identifier ?? AnyHashable(call), from: call)
    }

    /// Moves through the states of the sequence that an asynchronous action returns, at most once in an interval.
    ///
    /// The 1.x spelling of `observe`.
    ///
    /// - Parameters:
    ///   - stateSequence: returns the sequence of states.
    ///   - interval: the time from one action to the next at the least.
    ///   - identifier: groups calls; by default those from the same place.
    ///   - clock: measures the time.
    ///   - file: where the call is; leave it out.
    ///   - line: where the call is; leave it out.
    public func observeAsync<States: AsyncSequence>(
        _ stateSequence: @escaping () async -> States,
        throttled interval: Duration,
        identifier: AnyHashable? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        file: StaticString = #fileID,
        line: UInt = #line
    ) where States.Element == ViewState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        let pacing = ActionPacing.throttled(interval, clock: clock)
        observe(
            { ObservedAction(stateSequence) },
            paced: pacing,
            identifier: identifier ?? AnyHashable(call),
            from: call
        )
    }
}
