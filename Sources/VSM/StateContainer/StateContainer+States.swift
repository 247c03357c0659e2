extension StateContainer {
    func makeStates() -> States {
        let (stream, continuation) = AsyncStream.makeStream(of: UncheckedSendable<State>.self)
        let subscriber = StreamSubscriber<State>(continuation)
        if storage.owner.checkCaller(of: "states") {
            join(subscriber)
        } else {
            storage.forwardToMainActor("states") { self.join(subscriber) }
        }
        return States(stream: stream)
    }

    private func join(_ subscriber: StreamSubscriber<State>) {
        subscriber.receive(storage.add(subscriber, at: .didSet))
        parts.add(subscriber)
    }

    /// The asynchronous sequence of a container's states.
    public struct States: AsyncSequence {
        /// A state of the container.
        public typealias Element = State
        /// The sequence does not fail.
        public typealias Failure = Never

        let stream: AsyncStream<UncheckedSendable<State>>

        /// Creates an iterator over the states.
        public func makeAsyncIterator() -> Iterator {
            Iterator(base: stream.makeAsyncIterator())
        }

        /// Iterates over the states of a container.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<UncheckedSendable<State>>.Iterator

            /// Returns the next state, or `nil` when the container has been released or the task is cancelled.
            @available(Systems 2024, *)
            public mutating func next(isolation actor: isolated (any Actor)?) async -> State? {
                await base.next(isolation: actor)?.value
            }

            /// Returns the next state, or `nil` when the container has been released or the task is cancelled.
            public mutating func next() async -> State? {
                try? await base.nextForCaller()?.value
            }
        }
    }
}

extension StateContainer.States: Sendable where State: Sendable {}

/// Forwards states to a stream until the stream is released.
final class StreamSubscriber<State>: StateSubscriber<State> {
    let continuation: AsyncStream<UncheckedSendable<State>>.Continuation

    init(_ continuation: AsyncStream<UncheckedSendable<State>>.Continuation) {
        self.continuation = continuation
        super.init()
        let subscriber = WeakReference<StateSubscriber<State>>(self)
        continuation.onTermination = { _ in subscriber.object?.unsubscribe() }
    }

    deinit { continuation.finish() }

    override func receive(_ state: State) {
        continuation.yield(UncheckedSendable(state))
    }
}
