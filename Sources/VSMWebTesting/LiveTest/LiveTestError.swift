package import VSMTesting

/// An error thrown when a step of a ``LiveTest`` cannot be done, or what it expects is not so.
///
/// If it leaves the closure of `withTestHost`, `forEachSeed` or `forEachInterleaving`, Swift Testing shows it at the line of
/// the step, and the test ends. So expect an error inside of the closure:
///
/// ```swift
/// try withTestHost { host in
///     let page = try host.open(TaskSite(tasks: .stub))
///     let error = #expect(throws: LiveTestError.self) { try page.button("Add").click() }
///     #expect(error?.reason == .disabled)
/// }
/// ```
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
    public var description: String { "\(message)\n\n\(location.fileID):\(location.line)" }

    package let message: String
    package let location: TestLocation
}

extension LiveTestError: LocatedError {}
