/// The values for which a sequence continues with states, one after the other.
///
/// It holds the only iterator, and the sequence retains it until the values end.
final class FollowedValues<Values: AsyncSequence, State> {
    private var iterator: Values.AsyncIterator
    private var stream: FollowedStream?
    private let makeState: (Values.Element) -> State
    private let makeFailure: (any Error) -> State?

    init(
        _ values: Values,
        as makeState: @escaping (Values.Element) -> State,
        catch makeFailure: @escaping (any Error) -> State?
    ) {
        stream = .begin(values)
        iterator = values.makeAsyncIterator()
        self.makeState = makeState
        self.makeFailure = makeFailure
    }

    deinit { stream?.end(wasCancelled: false) }

    /// The states of the values that have not been requested yet.
    var states: StateSequence<State> { StateSequence(.following { await self.next() }) }

    /// The states of the values that have not been requested yet, beginning with the current value of a ``CurrentValue``.
    var readyStates: StateSequence<State> {
        guard var current = iterator as? CurrentValue<Values.Element>.Values.Iterator,
            let value = current.nextReady(), let iterator = current as? Values.AsyncIterator
        else { return states }
        self.iterator = iterator
        return states(after: value)
    }

    /// Waits for a value, and returns a sequence of its state that continues with the next value.
    ///
    /// The sequence creates the states, and none after the task is cancelled.
    private func next() async -> StateSequence<State> {
        do {
            guard let value = try await iterator.nextForCaller() else {
                endStream()
                return .empty
            }
            return states(after: value)
        } catch {
            endStream()
            return Task.isCancelled ? .empty : .failed(error, as: makeFailure)
        }
    }

    private func endStream() {
        stream?.end(wasCancelled: Task.isCancelled)
        stream = nil
    }

    private func states(after value: Values.Element) -> StateSequence<State> {
        StateSequence(.ready { [makeState] in makeState(value) }).appending(.following { await self.next() })
    }
}

extension StateSequence {
    /// A sequence without states.
    @usableFromInline static var empty: StateSequence { StateSequence(synchronousStates: [], states: []) }

    /// Returns the state for an error, if there is one.
    static func failed(_ error: any Error, as makeFailure: (any Error) -> State?) -> StateSequence {
        guard let state = makeFailure(error) else { return .empty }
        return StateSequence(.ready { state })
    }
}
