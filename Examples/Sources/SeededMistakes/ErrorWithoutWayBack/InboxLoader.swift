import VSM

/// The corrected version of ``StuckInboxLoader``: a retry gets a new token first.
struct InboxLoader: InboxLoading {
    let session: any MailSession
    let token: Int?

    func load() -> StateSequence<InboxViewState> {
        StateSequence(.loading).then { await mail() }
    }

    private func mail() async -> InboxViewState {
        let validToken = if let token { token } else { await session.newToken() }
        do {
            return .loaded(try await session.mail(token: validToken))
        } catch {
            return .failed(InboxLoader(session: session, token: nil))
        }
    }
}
