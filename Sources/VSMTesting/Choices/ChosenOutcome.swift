/// Decides which outcomes stubs choose, and names them.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum ChosenOutcome {
    /// Returns the index of the outcome that the host of the current test chooses.
    static func index(among names: [String], at location: TestLocation) -> Int {
        guard let host = TestHost.current, host.threads.isCurrent else {
            reportFailure(
                """
                A stub was called outside of a test host, so it takes the first of its outcomes (\(names.listed())). \
                Run the test in withTestHost; if it does, the stub was called by code that left the host, such as \
                Task.detached.
                """,
                at: location
            )
            return 0
        }
        guard !host.run.isOver else { return 0 }
        let chosen = host.run.decisions.decide(among: names.count)
        if names.count > 1 {
            host.run.outcomes.append(names[chosen])
            host.run.journal?.noteChoice(chosen, of: names.count, label: names[chosen])
        }
        return chosen
    }

    /// Suspends so that other jobs can run, as during a real request.
    static func pause() async {
        guard let host = TestHost.current, host.threads.isCurrent else { return }
        await host.run.pause()
    }

    /// Returns the names of outcomes in graphs and messages: `success` and `failure`, with their values where needed.
    ///
    /// Errors with different cases are named after them, because their descriptions are meant for users.
    static func names<Value>(of outcomes: [Result<Value, any Error>]) -> [String] {
        let successes = outcomes.count { (try? $0.get()) != nil }
        let failures = outcomes.count - successes
        let errorNames = outcomes.compactMap(\.error).map { stateName(of: $0) }
        let cases = Set(errorNames).count == failures
        return outcomes.map { outcome in
            switch outcome {
            case .success(let value): successes == 1 ? "success" : "success(\(shortDescription(of: value)))"
            case .failure where failures == 1: "failure"
            case .failure(let error): "failure(\(cases ? stateName(of: error) : shortDescription(of: error)))"
            }
        }
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
