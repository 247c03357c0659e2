/// A page in a simulated browser, on which a person acts.
///
/// The extensions of this protocol perform the acts as a browser does. They find nothing and wait for nothing:
/// ``LiveTest`` waits in the process of the site, and ``VisitedPage`` over a network.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
protocol PageActing: AnyObject {
    typealias Node = ReferenceTree.Node

    var browser: ReferenceBrowser { get }
    /// The element that has just lost the focus to another one.
    var fieldLeft: Int? { get set }

    /// Sends a message as the browser client would.
    ///
    /// - Parameters:
    ///   - report: The information in the message.
    ///   - makeMessage: Creates the message with its number.
    func send(_ report: ReferenceBrowser.Report, _ makeMessage: (Int) -> [Any]) throws

    /// Returns an error that says why an act is not possible.
    func failure(_ reason: LiveTestError.Reason, _ message: String) -> LiveTestError
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PageActing {
    /// Sends a message that has no information about fields.
    func send(_ makeMessage: (Int) -> [Any]) throws {
        try send(.none, makeMessage)
    }
}
