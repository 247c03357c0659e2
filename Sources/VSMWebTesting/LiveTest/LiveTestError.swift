/// An error thrown when a step of a ``LiveTest`` cannot be done, or what it expects is not so.
public struct LiveTestError: Error, CustomStringConvertible {
    /// Why a step failed.
    public enum Reason: Sendable {
        /// What was looked for is not there.
        case absent
        /// Several elements match.
        case ambiguous
        /// The control is disabled.
        case disabled
        /// A browser would not do it, or nothing would happen.
        case impossible
        /// The server did not do it, because the page changed after the person saw it.
        case refused
        /// Something is there that is not expected.
        case unexpected
    }

    /// Why the step failed.
    public let reason: Reason

    /// What is wrong and what to do about it, the page, and the place in the test.
    public let description: String
}
