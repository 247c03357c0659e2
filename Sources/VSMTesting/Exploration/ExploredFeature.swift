/// A feature as its test describes it.
struct ExploredFeature<State> {
    let start: (TestHost) throws -> State
    let actions: (State) -> [StateAction<State>]
    let name: (State) -> String
    let invariants: [StateInvariant<State>]
    let limits: ExplorationLimits

    func node(of state: State) -> StateGraph<State>.Node {
        StateGraph.Node(name: name(state), state: state, actions: actions(state).map(\.name))
    }

    /// The invariants that do not hold.
    func broken(in state: State) -> [String] {
        invariants.filter { !$0.holds(state) }.map(\.name)
    }

    /// Runs the feature from the start to a position and makes a move there, on a host of its own.
    ///
    /// - Parameters:
    ///   - moves: the moves before the last one.
    ///   - signature: what the position after them was known by; `nil` if it does not matter.
    ///   - last: the last move.
    ///   - location: where failures are reported.
    /// - Returns: what came of the last move.
    func run(
        _ moves: [ExplorationMove],
        to signature: ExplorationSignature? = nil,
        then last: ExplorationMove,
        at location: TestLocation
    ) throws -> ExplorationReport<State> {
        var configuration = HostConfiguration(location: location)
        configuration.seed = TestSeed(path: moves.flatMap(\.choices) + last.choices)
        configuration.limit = limits.jobs
        configuration.runsInOrder = true
        configuration.outsideWork = .isAllowed
        return try TestHost(configuration).test { host in
            let run = try ExplorationRun(self, on: host)
            for move in moves { try run.make(move) }
            if let signature, run.signature != signature { throw ExplorationProblem.notRepeatable }
            let report = try run.make(last)
            guard !host.run.decisions.hasStrayed else { throw ExplorationProblem.notRepeatable }
            guard host.threads.outsideCount == 0 else { throw ExplorationProblem.meddling }
            return report
        }
    }
}
