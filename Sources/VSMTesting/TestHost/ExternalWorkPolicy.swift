/// How a test host treats work outside of it that resumes one of its tasks.
public enum ExternalWorkPolicy: Sendable {
    /// The test fails, because its outcome depends on how fast that work is.
    case fail
    /// The work is intended, and the test itself waits for it.
    case allow
}
