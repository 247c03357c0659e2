/// What a test host does about work outside of it that makes one of its tasks go on.
public enum OutsideWork: Sendable {
    /// The test fails: what it sees depends on how fast something else is.
    case isFailure
    /// It is meant, and the test waits for it by means of its own.
    case isAllowed
}
