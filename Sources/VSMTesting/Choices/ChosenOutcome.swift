/// Decides which outcomes stubs choose, and names them.
@available(Systems 2024, *)
enum ChosenOutcome {
    /// The length up to which the description of a value is its name.
    private static let maximumLength = 60
    /// The length of its longest word, because drawings of diagrams break lines between words.
    private static let maximumWordLength = 24

    /// Suspends, and returns the index of the outcome that the host of the current test chooses.
    static func next(among names: [String], at location: TestLocation) async -> Int {
        precondition(!names.isEmpty, "A stub needs at least one value to choose from.")
        await pause()
        return index(among: names, at: location)
    }

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
        host.noteOutsideEvent()
        let chosen = host.run.decisions.decide(among: names.count)
        if names.count > 1 {
            host.run.choices.append(chosen)
            host.run.outcomes.append(names[chosen])
            host.run.journal?.noteChoice(chosen, of: names.count, label: names[chosen])
        }
        return chosen
    }

    /// Suspends so that other jobs can run, as during a real request.
    private static func pause() async {
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
        return outcomes.enumerated().map { position, outcome in
            switch outcome {
            case .success(let value): successes == 1 ? "success" : "success(\(name(of: value, at: position)))"
            case .failure where failures == 1: "failure"
            case .failure(let error) where cases && Mirror(reflecting: error).displayStyle == .enum:
                "failure(\(stateName(of: error)))"
            case .failure(let error): "failure(\(name(of: error, at: position)))"
            }
        }
    }

    /// Returns the names of values in graphs and messages.
    static func names(ofValues values: [some Any]) -> [String] {
        values.enumerated().map { name(of: $1, at: $0) }
    }

    /// Returns the description of a value, or its position if the description is too long for a diagram.
    private static func name(of value: some Any, at position: Int) -> String {
        let text = String(describing: unwrapped(value))
        let isShort =
            text.count <= maximumLength && text.split(separator: " ").allSatisfy { $0.count <= maximumWordLength }
        return isShort ? text : "value \(position + 1)"
    }

    /// Returns the value of an optional value, and any other value as it is.
    private static func unwrapped(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.map { unwrapped($0.value) } ?? "nil"
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
