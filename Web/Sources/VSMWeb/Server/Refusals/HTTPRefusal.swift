/// A request that is not served.
struct HTTPRefusal: Error {
    /// The kind of refusal, which determines the answer.
    let kind: Kind
    /// The reason for logs and metrics, if operators need to know.
    let reason: RefusalReason?
    /// A description of the problem that only operators see.
    let problem: String?

    /// Refuses a request.
    ///
    /// - Parameters:
    ///   - kind: The kind of refusal.
    ///   - reason: The reason for operators; the default is that of the kind.
    ///   - problem: A description of the problem that only operators see.
    init(_ kind: Kind, reason: RefusalReason? = nil, problem: String? = nil) {
        self.kind = kind
        self.reason = reason ?? kind.reason
        self.problem = problem
    }

    /// Creates the refusal of a request for which there is no room for another session.
    ///
    /// - Parameters:
    ///   - quota: The quota that is used up.
    ///   - isForForm: Whether the session is for the answer to a form.
    static func tooManySessions(_ quota: Quota, isForForm: Bool = false) -> HTTPRefusal {
        let reason: RefusalReason =
            switch quota {
            case .server: .sessions
            case .address: .sessionsOfAddress
            case .visitor: .sessionsOfVisitor
            }
        return HTTPRefusal(isForForm ? .sessionsForForm : .sessions, reason: reason)
    }
}
