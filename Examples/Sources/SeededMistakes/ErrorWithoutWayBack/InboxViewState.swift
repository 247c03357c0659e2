import VSM

/// The states of the user's mail.
enum InboxViewState {
    case initialized(any InboxLoading)
    case loading
    case loaded([String])
    case failed(any InboxLoading)
}

/// What can be done before the mail was loaded, and when it did not come.
protocol InboxLoading {
    func load() -> StateSequence<InboxViewState>
}

/// The user's session with the mail server.
protocol MailSession {
    /// The mail.
    ///
    /// - Throws: an error when the token is not valid any more.
    func mail(token: Int) async throws -> [String]

    /// A token that is valid from now on.
    func newToken() async -> Int
}
