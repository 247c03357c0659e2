// What the tasks of asynchronous actions do. They are sent to the owner by code that runs on the owner.

/// Writes the state that an action returns.
@usableFromInline
struct StateWork<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let action: () async -> State
    @usableFromInline let landing: Landing<State>

    @inlinable
    init(_ action: @escaping () async -> State, landing: Landing<State>) {
        self.action = action
        self.landing = landing
    }

    @inlinable
    func run() async {
        landing.land(await action())
        landing.finish()
    }
}

/// Makes and writes the states of a sequence, one after the other.
@usableFromInline
struct StateSequenceWork<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let states: [() async -> State]
    @usableFromInline let landing: Landing<State>

    @inlinable
    init(_ states: [() async -> State], landing: Landing<State>) {
        self.states = states
        self.landing = landing
    }

    @inlinable
    func run() async {
        for makeState in states {
            guard !Task.isCancelled else { break }
            guard landing.land(await makeState()) else { break }
        }
        landing.finish()
    }
}

/// Lets an action write its states by itself.
@usableFromInline
struct LandingWork<State>: IsolatedOperation, @unchecked Sendable {
    @usableFromInline let operation: (Landing<State>) async -> Void
    @usableFromInline let landing: Landing<State>

    @inlinable
    init(_ operation: @escaping (Landing<State>) async -> Void, landing: Landing<State>) {
        self.operation = operation
        self.landing = landing
    }

    @inlinable
    func run() async {
        await operation(landing)
        landing.finish()
    }
}
