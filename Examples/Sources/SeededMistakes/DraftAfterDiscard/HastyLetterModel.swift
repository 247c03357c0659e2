import VSM

/// The mistake: the code after the sleep runs even if the task was cancelled.
///
/// What a user sees: a letter that was discarded within half a second of typing reappears as a draft.
struct HastyLetterModel: LetterModeling {
    let drafts: Drafts
    let clock: any Clock<Duration>

    func type(_ text: String) -> StateSequence<LetterViewState> {
        StateSequence(.writing(self)).then { await keep(text) }
    }

    private func keep(_ text: String) async -> LetterViewState {
        try? await clock.sleep(for: .seconds(0.5))
        drafts.draft = text
        return .kept(self)
    }

    func discard() -> LetterViewState {
        drafts.draft = nil
        return .discarded
    }
}
