@_spi(Host) public import VSMTesting

/// An error of a step of a ``LiveTest`` that cannot be performed, or of an expectation that is not met.
///
/// If the error leaves the closure of `withTestHost`, `forEachSeed` or `forEachInterleaving`, Swift Testing shows it at
/// the line of the step, and the test ends. Expect an error inside the closure:
///
/// ```swift
/// try withTestHost { host in
///     let page = try host.open(TaskSite(tasks: .stub))
///     let error = #expect(throws: LiveTestError.self) { try page.button("Add").click() }
///     #expect(error?.reason == .disabled)
/// }
/// ```
public struct LiveTestError: Error, CustomStringConvertible {
    /// The reason why a step failed.
    public enum Reason: Sendable {
        /// No element matches.
        case absent
        /// Several elements match.
        case ambiguous
        /// The control is disabled.
        case disabled
        /// A browser would not perform the step, or the step would have no effect.
        case impossible
        /// The server did not run the handler, because the page changed after the person saw it.
        case refused
        /// An element exists that is not expected.
        case unexpected
    }

    /// The reason why the step failed.
    public let reason: Reason

    /// The problem with advice, the page, and the location in the test.
    public var description: String { "\(message)\n\n\(location.fileID):\(location.line)" }

    /// What is wrong, and what to do about it.
    @_spi(Host) public let message: String
    /// The step in the test.
    @_spi(Host) public let location: TestLocation
}

@_spi(Host) extension LiveTestError: LocatedError {}
