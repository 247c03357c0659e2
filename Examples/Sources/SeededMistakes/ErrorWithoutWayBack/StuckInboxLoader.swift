import VSM

/// The mistake: a retry uses the token that was refused.
///
/// What a user sees: the next morning, *Your mail could not be loaded. Try again*, on every tap, until the app is
/// restarted.
struct StuckInboxLoader: InboxLoading {
    let session: any MailSession
    let token: Int

    func load() -> StateSequence<InboxViewState> {
        StateSequence(.loading).then { await mail() }
    }

    private func mail() async -> InboxViewState {
        do {
            return .loaded(try await session.mail(token: token))
        } catch {
            return .failed(self)
        }
    }
}
