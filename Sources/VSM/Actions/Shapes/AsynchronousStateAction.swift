extension ObservedAction {
    /// Creates an asynchronous action that returns a state.
    @inlinable
    public init(_ action: @escaping () async -> State) {
        self.init(.asynchronousState) { $0.perform(AsynchronousStateOperation(action, run: $0)) }
    }
}

/// Writes the state that an action returns.
///
/// Unchecked: see ``IsolatedOperation``.
@usableFromInline
struct AsynchronousStateOperation<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let action: () async -> State
    @usableFromInline let run: ActionRun<State>

    @inlinable
    init(_ action: @escaping () async -> State, run: ActionRun<State>) {
        self.action = action
        self.run = run
    }

    @inlinable
    func run() async {
        run.write(await action())
        run.finish()
    }
}

extension ActionObserving {
    /// Moves to the state that an asynchronous action returns.
    ///
    /// The call ends the running action. The closure starts on the container's owner. It is cancelled when another
    /// action is observed or the container is released; a state that it returns after that is dropped. If that happens
    /// before the closure has begun, it begins in a cancelled task.
    ///
    /// ```swift
    /// container.observe { await model.toggleFavorite() }
    /// ```
    ///
    /// - Parameter action: Returns the new state.
    @inlinable
    public func observe(
        _ action: @escaping () async -> ActionState,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(from: CallSite(file: file, line: line)) { ObservedAction(action) }
    }

    /// Moves to the state that an asynchronous action returns, after a time without another call.
    ///
    /// A later call of the same group replaces one that waits. The running action continues until the call is due. The call is
    /// dropped when an action without a limit is observed.
    ///
    /// ```swift
    /// container.observe({ await model.search(text) }, debounced: 0.3)
    /// ```
    ///
    /// - Parameters:
    ///   - action: Returns the new state.
    ///   - dueTime: The time that has to pass without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - identifier: Groups calls; by default, calls from the same place form a group. Pass one in a function that is called
    ///     for several things, such as fields.
    public func observe(
        _ action: @escaping () async -> ActionState,
        debounced dueTime: RateLimitTime,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) {
        container.observe(.debounced(dueTime), identifier, from: CallSite(file: file, line: line)) {
            ObservedAction(action)
        }
    }
}
