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

    @usableFromInline var synchronousHead: [() -> State]
    @usableFromInline var rest: [() async -> State]
    /// The continuations, which create further sequences after the other states have been returned.
    @usableFromInline var links: StateSequenceLink<State>?
    /// The rest of the sequence once it is iterated; the other properties are empty then.
    @usableFromInline var iteration: StateSequenceIteration<State>?

    /// Creates a sequence of states that are available immediately, followed by states that may take time.
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

    // Without this form, a closure that waits could also be a first state whose type is that of the closure.
    /// Creates a sequence of one state that may take time.
    ///
    /// - Parameter state: Returns the state.
    public init(_ state: @escaping () async -> State) {
        synchronousHead = []
        rest = [state]
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
    @_disfavoredOverload
    public init(_ first: State, _ states: (() async -> State)...) {
        synchronousHead = [{ first }]
        rest = states
    }

    /// Creates a sequence whose first state is available immediately.
    ///
    /// - Parameters:
    ///   - first: Returns the first state without waiting.
    ///   - states: Closures that return the states that follow, in order.
    public init(_ first: @escaping () -> State, _ states: (() async -> State)...) {
        synchronousHead = [first]
        rest = states
    }

    /// Returns the sequence itself, which is its own iterator.
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
    // Disfavored, because a trailing closure could also be the only element.
    /// Creates a sequence of states that may each take time, from an array literal of closures.
    @_disfavoredOverload
    public init(arrayLiteral states: (() async -> State)...) {
        synchronousHead = []
        rest = states
    }
}
