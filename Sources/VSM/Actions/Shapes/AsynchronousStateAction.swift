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
