@available(Systems 2024, *)
extension ExploredFeature {
    /// Runs the feature on a new host from the start to a position, and makes moves there.
    ///
    /// - Parameters:
    ///   - moves: The moves to the position.
    ///   - signature: The expected signature of the position, or `nil` if it doesn't matter.
    ///   - first: The first move to make at the position.
    ///   - seed: Chooses the outcomes of stubs in place of the decisions of the moves.
    ///   - location: The location at which failures are reported.
    ///   - next: Takes the result of a move, and returns the next move, or `nil` to end the run.
    func run(
        _ moves: [ExplorationMove],
        to signature: ExplorationSignature? = nil,
        then first: ExplorationMove,
        seed: TestSeed? = nil,
        at location: TestLocation,
        next: (ExplorationReport<State>) throws -> ExplorationMove?
    ) throws {
        var configuration = HostConfiguration(location: location)
        configuration.seed = seed ?? TestSeed(path: moves.flatMap(\.decisions) + first.decisions)
        configuration.limit = limits.jobs
        configuration.externalWork = .allow
        configuration.isMainActor = isMainActor
        return try TestHost(configuration).test { host in
            host.run.runsInOrder = true
            let run = try ExplorationRun(self, on: host)
            for move in moves { try run.make(move) }
            if let signature, run.signature != signature { throw ExplorationFailure.nondeterministic }
            var move: ExplorationMove? = first
            while let current = move {
                let report = try run.make(current)
                guard !host.run.decisions.hasDiverged else { throw ExplorationFailure.nondeterministic }
                let externalWork = host.threads.externalWork
                guard externalWork.count == 0 else {
                    throw ExplorationFailure.externalWork(externalWork.description(onMainActor: isMainActor))
                }
                move = try next(report)
            }
        }
    }
}
