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
/// Each closure makes one state, and is called when the state before it is the container's. Leading closures that do not
/// wait, up to three, are in the container before `observe` returns, so a view goes from *initialized* to *loading*
/// without a frame in between.
///
/// The closures run on the actor that iterates, which is the container's owner. When the task is cancelled the closures
/// that follow are not called.
public struct StateSequence<State>: AsyncSequence {
    /// A state.
    public typealias Element = State
    /// The sequence does not fail: turn an error into a state.
    public typealias Failure = Never

    @usableFromInline let synchronousHead: [() -> State]
    @usableFromInline let rest: [() async -> State]

    /// Makes a sequence of states that are there at once, and of others that may take time and follow them.
    init(synchronousHead: [() -> State], rest: [() async -> State]) {
        self.synchronousHead = synchronousHead
        self.rest = rest
    }

    /// The same states as optional ones, for a container that has none at first.
    package var wrapped: StateSequence<State?> {
        StateSequence<State?>(
            synchronousHead: synchronousHead.map { makeState in { makeState() } },
            rest: rest.map { makeState in { await makeState() } }
        )
    }

    /// Makes a sequence of states that may each take time.
    ///
    /// - Parameter states: closures that make the states, in order.
    @_disfavoredOverload
    public init(_ states: (() async -> State)...) {
        synchronousHead = []
        rest = states
    }

    /// Makes a sequence whose first state is there at once.
    ///
    /// - Parameters:
    ///   - first: makes the first state without waiting.
    ///   - states: make the states that follow, in order.
    public init(_ first: @escaping () -> State, _ states: (() async -> State)...) {
        synchronousHead = [first]
        rest = states
    }

    /// Makes a sequence whose first two states are there at once.
    ///
    /// - Parameters:
    ///   - first: makes the first state without waiting.
    ///   - second: makes the second state without waiting.
    ///   - states: make the states that follow, in order.
    public init(
        _ first: @escaping () -> State,
        _ second: @escaping () -> State,
        _ states: (() async -> State)...
    ) {
        synchronousHead = [first, second]
        rest = states
    }

    /// Makes a sequence whose first three states are there at once.
    ///
    /// - Parameters:
    ///   - first: makes the first state without waiting.
    ///   - second: makes the second state without waiting.
    ///   - third: makes the third state without waiting.
    ///   - states: make the states that follow, in order.
    public init(
        _ first: @escaping () -> State,
        _ second: @escaping () -> State,
        _ third: @escaping () -> State,
        _ states: (() async -> State)...
    ) {
        synchronousHead = [first, second, third]
        rest = states
    }

    /// Makes the iterator over the states.
    public func makeAsyncIterator() -> Iterator {
        Iterator(synchronousHead: synchronousHead[...], rest: rest[...])
    }

    /// Makes the states one by one.
    public struct Iterator: AsyncIteratorProtocol {
        var synchronousHead: ArraySlice<() -> State>
        var rest: ArraySlice<() async -> State>

        /// The next state, or `nil` at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> State? {
            guard !Task.isCancelled else { return nil }
            if let makeState = synchronousHead.popFirst() { return makeState() }
            guard let makeState = rest.popFirst() else { return nil }
            return await makeState()
        }

        /// The next state, or `nil` at the end or when the task is cancelled.
        public mutating func next() async -> State? {
            await next(isolation: #isolation)
        }
    }
}
