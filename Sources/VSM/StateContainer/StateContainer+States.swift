import Synchronization

extension StateContainer {
    /// Every state of this container, the current one first.
    ///
    /// The sequence begins when you ask for it: states that follow are kept for you until you come to them, in order
    /// and without gaps. It ends when the container goes away.
    ///
    /// ```swift
    /// for await state in container.states { render(state) }
    /// ```
    ///
    /// Each call makes a sequence of its own; iterate each one once. A sequence that you hold and do not iterate keeps
    /// every state that comes.
    public var states: States {
        storage.owner.preconditionIsCurrent("states")
        let (stream, continuation) = AsyncStream.makeStream(of: UncheckedSendable<State>.self)
        let subscriber = StreamSubscriber<State>(continuation)
        continuation.yield(UncheckedSendable(storage.add(subscriber, at: .afterChange)))
        if streams == nil { streams = StreamSubscribers() }
        streams?.add(subscriber)
        return States(stream: stream)
    }

    /// The asynchronous sequence of a container's states.
    public struct States: AsyncSequence {
        /// A state of the container.
        public typealias Element = State
        /// The sequence does not fail.
        public typealias Failure = Never

        let stream: AsyncStream<UncheckedSendable<State>>

        /// Makes the iterator over the states.
        public func makeAsyncIterator() -> Iterator {
            Iterator(base: stream.makeAsyncIterator())
        }

        /// Iterates over the states of a container.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<UncheckedSendable<State>>.Iterator

            /// The next state, or `nil` when the container or the task is gone.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> State? {
                await base.next(isolation: actor)?.value
            }

            /// The next state, or `nil` when the container or the task is gone.
            public mutating func next() async -> State? {
                await next(isolation: #isolation)
            }
        }
    }
}

extension StateContainer.States: Sendable where State: Sendable {}

/// The streams that a container feeds.
///
/// The container alone holds this: with it they end, though a publisher may keep the states' storage alive.
@usableFromInline
final class StreamSubscribers<State> {
    private var subscribers: [WeakReference<StreamSubscriber<State>>] = []

    func add(_ subscriber: StreamSubscriber<State>) {
        subscribers.removeAll { $0.object == nil }
        subscribers.append(WeakReference(subscriber))
    }

    deinit {
        for subscriber in subscribers { subscriber.object?.continuation.finish() }
    }
}

/// Passes states on to a stream, until nobody iterates it any more.
final class StreamSubscriber<State>: StateSubscriber<State> {
    let continuation: AsyncStream<UncheckedSendable<State>>.Continuation

    init(_ continuation: AsyncStream<UncheckedSendable<State>>.Continuation) {
        self.continuation = continuation
        super.init()
        let subscriber = WeakReference<StateSubscriber<State>>(self)
        continuation.onTermination = { _ in subscriber.object?.finish() }
    }

    deinit { continuation.finish() }

    override func receive(_ state: State) {
        continuation.yield(UncheckedSendable(state))
    }
}
