import VSMWeb

/// A page in a simulated browser, on which a person acts.
///
/// The extensions of this protocol perform the acts as a browser does. They find nothing and wait for nothing:
/// ``LiveTest`` waits in the process of the site, and ``VisitedPage`` over a network.
protocol PageActing: AnyObject {
    typealias Node = ReferenceTree.Node

    var browser: ReferenceBrowser { get }
    /// The element that has just lost the focus to another one.
    var fieldLeft: Int? { get set }
    /// The maximum length of a text that the server accepts, in bytes.
    var fieldSize: Int { get }

    /// Sends a message as the browser client would.
    ///
    /// - Parameters:
    ///   - report: The information in the message.
    ///   - makeMessage: Creates the message with its number.
    func send(_ report: ReferenceBrowser.Report, _ makeMessage: (Int) -> [Any]) throws

    /// Returns an error that says why an act is not possible.
    func failure(_ reason: LiveTestError.Reason, _ message: String) -> LiveTestError
}

extension PageActing {
    /// Checks that the client sends the texts of fields: the names and values of a form, or the text of a field.
    ///
    /// - Throws: An error if a text is too long, or if all of them are too long together.
    func checkLength(of texts: [String]) throws {
        let longest = texts.map(\.utf8.count).max() ?? 0
        let isTooLong = longest > fieldSize
        guard isTooLong || texts.reduce(0, { $0 + $1.utf8.count }) > SessionLimits.formSize(fieldSize: fieldSize) else {
            return
        }
        throw failure(
            .impossible,
            """
            The browser says that \(isTooLong ? "a text is" : "the texts of the form are") too long, and sends nothing: \
            SessionLimits.fieldSize is \(fieldSize) bytes, and a form has at most twice as much. A site can raise it.
            """
        )
    }

    /// Sends a message that has no information about fields.
    func send(_ makeMessage: (Int) -> [Any]) throws {
        try send(.none, makeMessage)
    }
}
