import VSM

/// The states of the user's inbox.
enum InboxViewState {
    case initialized(any InboxLoading)
    case loading
    case loaded([String])
    case failed(any InboxLoading)
}

/// The actions before the mail is loaded, and after it could not be loaded.
protocol InboxLoading {
    func load() -> StateSequence<InboxViewState>
}

/// The user's session with the mail server.
protocol MailSession {
    /// Returns the mail.
    ///
    /// - Throws: An error if the token is no longer valid.
    func mail(token: Int) async throws -> [String]

    /// Returns a new token.
    func newToken() async -> Int
}
