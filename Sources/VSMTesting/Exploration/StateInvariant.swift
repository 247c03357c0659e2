/// A condition that every reachable state of a feature has to satisfy.
///
/// ```swift
/// StateInvariant("No customer pays twice") { _ in bank.payments <= 1 }
/// ```
public struct StateInvariant<State> {
    /// The name of the invariant.
    public let name: String

    let holds: (State) -> Bool

    /// Creates an invariant.
    ///
    /// - Parameters:
    ///   - name: The name of the invariant.
    ///   - holds: Returns whether a state satisfies it; called for every state of every run. It may use the stubs of the run.
    public init(_ name: String, _ holds: @escaping (State) -> Bool) {
        self.name = name
        self.holds = holds
    }
}
