/// A request that is not served.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RefusalError: Error {
    /// What is answered.
    let kind: RefusalKind
    /// What logs and metrics name as the reason, if operators may want to know.
    let reason: RefusalReason?
    /// What only operators get to know.
    let problem: String?

    /// Refuses a request.
    ///
    /// - Parameters:
    ///   - kind: What is answered.
    ///   - reason: The reason for operators; the default is that of the kind.
    ///   - problem: What only operators get to know.
    init(_ kind: RefusalKind, reason: RefusalReason? = nil, problem: String? = nil) {
        self.kind = kind
        self.reason = reason ?? kind.reason
        self.problem = problem
    }

    /// There is no room for another session.
    ///
    /// - Parameters:
    ///   - quota: The quota that is used up.
    ///   - isForForm: Whether the session is for the answer to a form.
    static func tooManySessions(_ quota: Quota, isForForm: Bool = false) -> RefusalError {
        let reason: RefusalReason =
            switch quota {
            case .server: .sessions
            case .address: .sessionsOfAddress
            case .visitor: .sessionsOfVisitor
            }
        return RefusalError(isForForm ? .sessionsForForm : .sessions, reason: reason)
    }
}
