/// The states of an action as an asynchronous sequence, each after its gate.
struct ScriptedStates: AsyncSequence, AsyncIteratorProtocol {
    typealias Failure = Never

    let count: Int
    let step: (Int) async -> ScriptedState
    private var position = 0

    init(count: Int, step: @escaping (Int) async -> ScriptedState) {
        self.count = count
        self.step = step
    }

    func makeAsyncIterator() -> ScriptedStates { self }

    mutating func next(isolation: isolated (any Actor)?) async -> ScriptedState? {
        guard position < count else { return nil }
        position += 1
        return await step(position - 1)
    }
}
