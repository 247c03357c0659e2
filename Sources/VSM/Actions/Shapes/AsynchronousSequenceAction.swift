#if canImport(SwiftUI)
public import SwiftUI
#endif

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ObservedAction {
    /// Creates an action that returned an asynchronous sequence of states.
    @inlinable
    public init<States: AsyncSequence>(_ states: States) where States.Element == State, States.Failure == Never {
        self.init(reportingErrorsOf: states)
    }

    /// Creates an action that takes time to return an asynchronous sequence of states.
    @inlinable
    public init<States: AsyncSequence>(_ action: @escaping () async -> States)
    where States.Element == State, States.Failure == Never {
        self.init(reportingErrorsOf: action)
    }
}

// Before iOS 18 and its siblings, the type of a sequence does not say whether it throws.
extension ObservedAction {
    @inlinable
    init<States: AsyncSequence>(reportingErrorsOf states: States) where States.Element == State {
        self.init(.asynchronousSequence) { writer in
            writer.follow(SequenceOperation(states, writer: writer))
        }
    }

    @inlinable
    init<States: AsyncSequence>(reportingErrorsOf action: @escaping () async -> States) where States.Element == State {
        self.init(.asynchronousSequence) { writer in
            writer.follow(AsynchronousSequenceOperation(action, writer: writer))
        }
    }
}

/// Writes the states of a sequence as they arrive, and reports an error that ends it.
@usableFromInline
struct SequenceOperation<States: AsyncSequence>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let states: States
    @usableFromInline let writer: StateWriter<States.Element>

    @inlinable
    init(_ states: States, writer: StateWriter<States.Element>) {
        self.states = states
        self.writer = writer
    }

    @inlinable
    func run() async {
        guard writer.begin() else { return }
        do {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                var iterator = states.makeAsyncIterator()
                while let state = try await iterator.next(isolation: #isolation) {
                    guard writer.write(state) else { break }
                }
            } else {
                // Older sequences leave the owner to find their next state. Nothing else uses the iterator meanwhile.
                nonisolated(unsafe) var iterator = states.makeAsyncIterator()
                while let state = try await unsafe iterator.next() {
                    guard writer.write(state) else { break }
                }
            }
        } catch {
            report(error)
        }
        writer.finish()
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

/// Waits for a sequence and writes its states as they arrive.
@usableFromInline
struct AsynchronousSequenceOperation<States: AsyncSequence>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let action: () async -> States
    @usableFromInline let writer: StateWriter<States.Element>

    @inlinable
    init(_ action: @escaping () async -> States, writer: StateWriter<States.Element>) {
        self.action = action
        self.writer = writer
    }

    @inlinable
    func run() async {
        guard writer.begin() else { return }
        await SequenceOperation(await action(), writer: writer).run()
    }
}

// Forms that do not take a state, or a closure that returns one, are disfavored. Otherwise, the compiler looks for a mistyped state,
// such as `observe(.lodaing)`, in the types of the others as well, and says no more than that it cannot find it.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ActionObserving {
    /// Moves through the states of an asynchronous sequence as they arrive.
    ///
    /// The sequence is iterated on the container's owner. It may be endless: it is cancelled when another action is
    /// observed or the container goes away.
    ///
    /// - Parameter states: The states.
    @inlinable
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: States,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        _observe(making: { ObservedAction(states) }, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of an asynchronous sequence, debounced or throttled.
    ///
    /// - Parameters:
    ///   - states: Calls the action.
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`.
    ///   - interval: The least time between two actions, in place of `debounced`.
    ///   - identifier: Groups calls; by default those from the same place.
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: @escaping @autoclosure () -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        let limit = RateLimit(debounced: dueTime, throttled: interval)
        let call = CallSite(file: file, line: line)
        observe({ ObservedAction(states()) }, limit: limit, identifier: identifier, from: call)
    }

    /// Moves through the states of an asynchronous sequence and waits for one of them.
    ///
    /// - Parameters:
    ///   - states: The states.
    ///   - predicate: Whether a state is the one to wait for.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ states: States,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? where States.Element == ActionState, States.Failure == Never {
        await observe(ObservedAction(states), until: predicate, from: CallSite(file: file, line: line))
    }

    /// Moves through the states of the sequence that an asynchronous action returns.
    ///
    /// - Parameters:
    ///   - action: Returns the sequence of states.
    ///   - dueTime: The time without another call, such as `.seconds(0.5)` or `0.5`, if the action is debounced.
    ///   - interval: The least time between two actions, if the action is throttled instead.
    ///   - identifier: Groups calls; by default those from the same place.
    @inlinable
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        debounced dueTime: RateLimitTime? = nil,
        throttled interval: RateLimitTime? = nil,
        identifier: AnyHashable? = nil,
        file: String = #fileID,
        line: UInt = #line
    ) where States.Element == ActionState, States.Failure == Never {
        let call = CallSite(file: file, line: line)
        if let limit = RateLimit(debounced: dueTime, throttled: interval) {
            observe({ ObservedAction(action) }, limit: limit, identifier: identifier, from: call)
        } else {
            // A closure of its own, which does not escape, needs no memory.
            _observe(making: { ObservedAction(action) }, from: call)
        }
    }

    /// Moves through the states of the sequence that an asynchronous action returns and waits for one of them.
    ///
    /// - Parameters:
    ///   - action: Returns the sequence of states.
    ///   - predicate: Whether a state is the one to wait for.
    /// - Returns: The state, or `nil` if the action ended or was superseded first, or the waiting task was cancelled.
    @discardableResult
    @_disfavoredOverload
    public func observe<States: AsyncSequence>(
        _ action: @escaping () async -> States,
        until predicate: @escaping (ActionState) -> Bool,
        file: String = #fileID,
        line: UInt = #line
    ) async -> ActionState? where States.Element == ActionState, States.Failure == Never {
        await observe(ObservedAction(action), until: predicate, from: CallSite(file: file, line: line))
    }
}

#if canImport(SwiftUI)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ActionBinding {
    /// Binds a value to an action that returns an asynchronous sequence of states.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: Takes the state and the new value. What it returns is observed.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: AsyncSequence>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState, Value) -> States,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Element == ActionState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state, value)) }
    }

    /// Binds a value to an action that returns an asynchronous sequence of states of the state itself.
    ///
    /// - Parameters:
    ///   - path: The value in the state.
    ///   - setter: A method of the state, such as `ProfileViewState.rename`. What it returns is observed.
    /// - Returns: A binding that reads the value and observes the action when it is written.
    @MainActor @preconcurrency
    public func bind<Value, States: AsyncSequence>(
        _ path: KeyPath<ActionState, Value>,
        to setter: @escaping (ActionState) -> (Value) -> States,
        file: String = #fileID,
        line: UInt = #line
    ) -> Binding<Value> where States.Element == ActionState, States.Failure == Never {
        bind(path, from: CallSite(file: file, line: line)) { state, value in ObservedAction(setter(state)(value)) }
    }
}
#endif
