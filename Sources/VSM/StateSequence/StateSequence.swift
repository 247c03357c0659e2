/// An asynchronous sequence of the states that an action returns one after the other.
///
/// ```swift
/// func load() -> StateSequence<ProfileViewState> {
///     StateSequence(.loading).then { await fetched() }
/// }
/// ```
///
/// Each closure is called when the container has the states before it. If the sequence begins with a state or a
/// synchronous closure, the container has this state when `observe` returns, so a view moves from *initialized* to
/// *loading* without rendering a frame in between. The other closures run in a task, even if they are synchronous, so
/// `observe` does not wait for them. To set several states before `observe` returns, use a ``StateSequenceBuilder``.
///
/// A sequence can continue with another one that depends on the outcome of earlier work; see `then`.
///
/// The closures run on the actor that iterates the sequence, which is the container's owner. When the task is cancelled,
/// the remaining closures are not called.
public struct StateSequence<State>: AsyncSequence, AsyncIteratorProtocol {
    /// A state.
    public typealias Element = State
    /// The sequence does not fail; return a state for an error.
    public typealias Failure = Never

    /// What has not been iterated.
    @usableFromInline var parts = Queue<StateSequencePart<State>>()

    /// Creates a sequence of states that are available immediately, followed by states that may take time.
    ///
    /// - Parameters:
    ///   - synchronousStates: Closures that return the leading states, which the container has when `observe` returns.
    ///   - states: Closures that return the states that follow, in order.
    @inlinable
    public init(synchronousStates: [() -> State], states: [() async -> State]) {
        for state in synchronousStates { parts.append(.ready(state)) }
        for state in states { parts.append(.later(state)) }
    }

    /// Creates a sequence of states that may each take time.
    ///
    /// - Parameter states: Closures that return the states, in order.
    @inlinable
    @_disfavoredOverload
    public init(_ states: (() async -> State)...) {
        self.init(synchronousStates: [], states: states)
    }

    // Without this form, a closure that waits could also be a first state whose type is that of the closure.
    /// Creates a sequence of one state that may take time.
    ///
    /// - Parameter state: Returns the state.
    @inlinable
    public init(_ state: @escaping () async -> State) {
        self.init(.later(state))
    }

    /// Creates a sequence that begins with a state.
    ///
    /// ```swift
    /// StateSequence(.loading).then { await loaded() }
    /// ```
    ///
    /// - Parameters:
    ///   - first: The first state, which the container has when `observe` returns.
    ///   - states: Closures that return the states that follow, in order.
    @inlinable
    @_disfavoredOverload
    public init(_ first: State, _ states: (() async -> State)...) {
        self.init(synchronousStates: [{ first }], states: states)
    }

    /// Creates a sequence whose first state is available immediately.
    ///
    /// - Parameters:
    ///   - first: Returns the first state without waiting.
    ///   - states: Closures that return the states that follow, in order.
    @inlinable
    public init(_ first: @escaping () -> State, _ states: (() async -> State)...) {
        self.init(synchronousStates: [first], states: states)
    }

    /// Returns the sequence itself, which is its own iterator.
    public func makeAsyncIterator() -> StateSequence { self }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> State? {
        await next {}
    }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    public mutating func next() async -> State? {
        await next {}
    }
}

extension StateSequence: ExpressibleByArrayLiteral {
    // Disfavored, because a trailing closure could also be the only element.
    /// Creates a sequence of states that may each take time, from an array literal of closures.
    @inlinable
    @_disfavoredOverload
    public init(arrayLiteral states: (() async -> State)...) {
        self.init(synchronousStates: [], states: states)
    }
}
