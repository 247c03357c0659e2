/// A condition that every reachable state of a feature has to satisfy.
///
/// ```swift
/// StateInvariant("No customer pays twice") { _ in bank.payments <= 1 }
/// ```
public struct StateInvariant<State> {
    /// The name of the invariant.
    public let name: String

    /// Returns the problems of a state; none if the invariant holds.
    @_spi(Host) public let problems: (State) -> [String]

    /// Creates an invariant.
    ///
    /// - Parameters:
    ///   - name: The name of the invariant.
    ///   - holds: Returns whether a state satisfies it; called for every state of every run. It may use the stubs of the run.
    public init(_ name: String, _ holds: @escaping (State) -> Bool) {
        self.name = name
        problems = { holds($0) ? [] : [name] }
    }

    /// Creates an invariant that can be violated in several ways.
    ///
    /// - Parameters:
    ///   - name: The name of the invariant.
    ///   - problems: Returns the problems of a state.
    @_spi(Host) public init(_ name: String, problems: @escaping (State) -> [String]) {
        self.name = name
        self.problems = problems
    }
}
