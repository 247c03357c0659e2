import VSM

/// The corrected version of ``HastyLetterModel``: nothing is kept if the task was cancelled.
///
/// It does not rely on the error of the sleep, because a letter may be discarded just as the sleep ends.
struct LetterModel: LetterModeling {
    let drafts: Drafts
    let clock: any Clock<Duration>

    func type(_ text: String) -> StateSequence<LetterViewState> {
        StateSequence(.writing(self)).then { await keep(text) }
    }

    private func keep(_ text: String) async -> LetterViewState {
        try? await clock.sleep(for: .seconds(0.5))
        guard !Task.isCancelled else { return .writing(self) }
        drafts.draft = text
        return .kept(self)
    }

    func discard() -> LetterViewState {
        drafts.draft = nil
        return .discarded
    }
}
