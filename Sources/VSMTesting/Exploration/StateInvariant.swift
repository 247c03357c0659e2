/// Something that has to hold in every state that a feature comes into.
///
/// ```swift
/// StateInvariant("Nobody pays twice") { _ in bank.payments <= 1 }
/// ```
public struct StateInvariant<State> {
    /// What has to hold, in words.
    public let name: String

    let holds: (State) -> Bool

    /// Describes an invariant.
    ///
    /// - Parameters:
    ///   - name: what has to hold, in words.
    ///   - holds: is asked in every state of every run; it may look at what the stubs of the run have noted.
    public init(_ name: String, _ holds: @escaping (State) -> Bool) {
        self.name = name
        self.holds = holds
    }
}
