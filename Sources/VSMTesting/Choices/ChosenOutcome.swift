/// Decides what stubs choose, and gives the outcomes their names.
enum ChosenOutcome {
    /// Asks the host of the running test which outcome it is.
    ///
    /// - Returns: its index.
    static func index(among names: [String], at location: TestLocation) -> Int {
        guard let host = TestHost.current, host.threads.isCurrent else {
            reportFailure(
                """
                A stub was to choose among \(names.listed()), and is not run by a test host. Put the \
                test into withTestHost; if it is there, the stub was called by code that left the host, such as \
                Task.detached. The first outcome was taken.
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

    /// Lets others have their turn, as what a stub stands for would.
    static func pause() async {
        guard let host = TestHost.current, host.threads.isCurrent else { return }
        await host.run.pause()
    }

    /// What outcomes are called in graphs and messages: `success` and `failure`, and more where that does not suffice.
    ///
    /// Errors that are told apart by their cases are called like those: what they say of themselves is for users.
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
