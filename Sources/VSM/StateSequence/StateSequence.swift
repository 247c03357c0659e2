/// The states that an action returns one after the other, as an asynchronous sequence.
///
/// ```swift
/// func load() -> StateSequence<ProfileViewState> {
///     StateSequence(
///         { .loading },
///         { await fetch() }
///     )
/// }
/// ```
///
/// Each closure returns one state. It is called when the container has the previous closure's state. If the first closure
/// is synchronous, the container has its state when `observe` returns, so a view moves from *initialized* to *loading*
/// without a frame in between. The other closures run in a task, even if they are synchronous, so `observe` does not wait
/// for them. To apply several states at once, use a ``StateSequenceBuilder``.
///
/// A sequence can go on with another one that depends on what happened: ``then(_:)``.
///
/// The closures run on the actor that iterates the sequence, which is the container's owner. When the task is cancelled,
/// the remaining closures are not called.
public struct StateSequence<State>: AsyncSequence, AsyncIteratorProtocol {
    /// A state.
    public typealias Element = State
    /// The sequence does not fail: turn an error into a state.
    public typealias Failure = Never

    @usableFromInline var synchronousHead: [() -> State]
    @usableFromInline var rest: [() async -> State]
    /// What follows, if that is not known before the other states have been returned.
    @usableFromInline var links: StateSequenceLink<State>?
    /// What is left, once the sequence is iterated itself; the others are empty then.
    @usableFromInline var iteration: StateSequenceIteration<State>?

    /// Creates a sequence of states that are ready at once and of others that follow and may take time.
    ///
    /// - Parameters:
    ///   - synchronousStates: Closures that return the leading states, which the container has when `observe` returns.
    ///   - states: Closures that return the states that follow, in order.
    public init(synchronousStates: [() -> State], states: [() async -> State]) {
        synchronousHead = synchronousStates
        rest = states
    }

    /// Creates a sequence of states that may each take time.
    ///
    /// - Parameter states: Closures that return the states, in order.
    @_disfavoredOverload
    public init(_ states: (() async -> State)...) {
        synchronousHead = []
        rest = states
    }

    /// Creates a sequence whose first state is ready at once.
    ///
    /// - Parameters:
    ///   - first: Returns the first state without waiting.
    ///   - states: Closures that return the states that follow, in order.
    public init(_ first: @escaping () -> State, _ states: (() async -> State)...) {
        synchronousHead = [first]
        rest = states
    }

    /// Returns the sequence, which iterates over itself.
    public func makeAsyncIterator() -> StateSequence { self }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> State? {
        // Copies are iterated independently of each other.
        if !isKnownUniquelyReferenced(&iteration) {
            let iteration = StateSequenceIteration(remaining)
            self = StateSequence(synchronousStates: [], states: [])
            self.iteration = iteration
        }
        return await iteration?.next()
    }

    /// Returns the next state, or `nil` at the end and when the task is cancelled.
    public mutating func next() async -> State? {
        await next(isolation: #isolation)
    }
}

extension StateSequence: ExpressibleByArrayLiteral {
    /// Creates a sequence of states that may each take time, from an array literal of closures.
    public init(arrayLiteral states: (() async -> State)...) {
        synchronousHead = []
        rest = states
    }
}
