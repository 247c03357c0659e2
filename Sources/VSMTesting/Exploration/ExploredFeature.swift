/// A feature, as described by its test.
@available(Systems 2024, *)
struct ExploredFeature<State> {
    let start: (TestHost) throws -> ExploredSubject<State>
    let actions: (State) -> [StateAction<State>]
    let name: (State) -> String
    let invariants: [StateInvariant<State>]
    let limits: ExplorationLimits
    /// Whether the test is isolated to the main actor.
    let isMainActor: Bool

    func node(of state: State) -> StateGraph<State>.Node {
        StateGraph.Node(name: name(state), state: state, actions: actions(state).map(\.name))
    }

    /// Returns the invariants that a state violates.
    func broken(in state: State) -> [String] {
        invariants.flatMap { $0.problems(state) }
    }
}
