@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ExploredFeature {
    /// Runs the feature on a new host from the start to a position, and makes a move there.
    ///
    /// - Parameters:
    ///   - moves: The moves to the position.
    ///   - signature: The expected signature of the position, or `nil` if it doesn't matter.
    ///   - last: The move to make at the position.
    ///   - location: The location at which failures are reported.
    /// - Returns: The result of the last move.
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
        configuration.externalWork = .allow
        return try TestHost(configuration).test { host in
            let run = try ExplorationRun(self, on: host)
            for move in moves { try run.make(move) }
            if let signature, run.signature != signature { throw ExplorationFailure.nondeterministic }
            let report = try run.make(last)
            guard !host.run.decisions.hasDiverged else { throw ExplorationFailure.nondeterministic }
            guard host.threads.externalEnqueueCount == 0 else { throw ExplorationFailure.externalWork }
            return report
        }
    }
}
