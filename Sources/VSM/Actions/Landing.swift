/// One action's way to write its states.
///
/// It does not keep the container alive, and leads nowhere once another action has begun or the container is gone.
@usableFromInline
struct Landing<State> {
    @usableFromInline let storage: StateStorage<State>
    @usableFromInline let turn: Turn

    @inlinable
    init(_ storage: StateStorage<State>, turn: Turn) {
        self.storage = storage
        self.turn = turn
    }

    /// Writes a state.
    ///
    /// - Returns: whether the action still has its turn; if not, nothing more of it is wanted.
    @inlinable
    @discardableResult
    func land(_ state: State) -> Bool {
        storage.land(state, turn: turn)
    }

    /// Writes the states of a sequence as they arrive.
    @inlinable
    func land<States: AsyncSequence>(_ states: States) async where States.Element == State, States.Failure == Never {
        var iterator = states.makeAsyncIterator()
        while let state = await iterator.next(isolation: #isolation) {
            guard land(state) else { return }
        }
    }

    /// Notes that the action has come to its end.
    @inlinable
    func finish() {
        storage.finish(turn: turn)
    }
}
