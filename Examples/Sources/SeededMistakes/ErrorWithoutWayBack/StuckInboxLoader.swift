import VSM

/// The mistake: trying again takes the same token that was refused.
///
/// What a user sees: after a night, *Your mail could not be loaded. Try again*, and so each time it is tapped, until the
/// app is ended.
struct StuckInboxLoader: InboxLoading {
    let session: any MailSession
    let token: Int

    func load() -> StateSequence<InboxViewState> {
        StateSequence({ .loading }, { await mail() })
    }

    private func mail() async -> InboxViewState {
        do {
            return .loaded(try await session.mail(token: token))
        } catch {
            return .failed(self)
        }
    }
}
