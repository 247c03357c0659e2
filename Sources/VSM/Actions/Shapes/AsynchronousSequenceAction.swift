@available(Systems 2024, *)
extension ObservedAction {
    /// Creates an action that returned an asynchronous sequence of states.
    @inlinable
    public init<States: AsyncSequence>(_ states: States) where States.Element == State, States.Failure == Never {
        self.init(reportingErrorsOf: states)
    }

    /// Creates an asynchronous action that returns an asynchronous sequence of states.
    @inlinable
    public init<States: AsyncSequence>(_ action: @escaping () async -> States)
    where States.Element == State, States.Failure == Never {
        self.init(reportingErrorsOf: action)
    }
}

// Before iOS 18 and its siblings, the type of a sequence does not tell whether it throws.
extension ObservedAction {
    @inlinable
    init<States: AsyncSequence>(reportingErrorsOf states: States) where States.Element == State {
        self.init(.asynchronousSequence) { run in
            if let values = states as? CurrentValue<State>.Values, !run.phase.isFinishing { return run.follow(values) }
            run.perform(SequenceOperation(states, run: run))
        }
    }

    @inlinable
    init<States: AsyncSequence>(reportingErrorsOf action: @escaping () async -> States) where States.Element == State {
        self.init(.asynchronousSequence) { run in
            run.perform(AsynchronousSequenceOperation(action, run: run))
        }
    }
}

/// Writes the states of a sequence as they arrive, and reports an error that ends it.
///
/// Unchecked: see ``IsolatedOperation``.
@usableFromInline
struct SequenceOperation<States: AsyncSequence>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let states: States
    @usableFromInline let run: ActionRun<States.Element>

    @inlinable
    init(_ states: States, run: ActionRun<States.Element>) {
        self.states = states
        self.run = run
    }

    @inlinable
    func run() async {
        // A sequence that is superseded before it is iterated does not begin.
        guard run.phase != .over else { return run.finish() }
        let stream = FollowedStream.begin(states)
        var hasEnded = true
        do {
            var iterator = states.makeAsyncIterator()
            while let state = try await iterator.nextForCaller() {
                guard run.write(state) else {
                    hasEnded = false
                    break
                }
            }
        } catch {
            report(error)
        }
        if let stream { stream.end(wasCancelled: hasEnded && Task.isCancelled) }
        run.finish()
    }

    @usableFromInline
    func report(_ error: any Error) {
        // A cancelled sequence may throw, and its states are no longer wanted.
        guard !Task.isCancelled else { return }
        RuntimeIssue.report(
            """
            An action's sequence threw an error, so the view shows the last state from now on. Catch the error inside of the \
            sequence and return a state for it. The sequence: \(States.self). The error: \(error)
            """,
            at: ObjectIdentifier(States.self)
        )
    }
}

extension ActionRun {
    /// Writes the current state of a ``CurrentValue``, and then those after it as they arrive.
    @usableFromInline
    func follow(_ values: CurrentValue<State>.Values) {
        var iterator = values.makeAsyncIterator()
        if let state = iterator.nextReady(), !write(state) { return finish() }
        perform(SequenceOperation(FollowedIterator(iterator: iterator), run: self))
    }
}

/// The remaining states of a ``CurrentValue``.
private struct FollowedIterator<State>: AsyncSequence {
    let iterator: CurrentValue<State>.Values.Iterator

    func makeAsyncIterator() -> CurrentValue<State>.Values.Iterator { iterator }
}

/// Waits for a sequence and writes its states as they arrive.
///
/// Unchecked: see ``IsolatedOperation``.
@usableFromInline
struct AsynchronousSequenceOperation<States: AsyncSequence>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let action: () async -> States
    @usableFromInline let run: ActionRun<States.Element>

    @inlinable
    init(_ action: @escaping () async -> States, run: ActionRun<States.Element>) {
        self.action = action
        self.run = run
    }

    @inlinable
    func run() async {
        await SequenceOperation(await action(), run: run).run()
    }
}
