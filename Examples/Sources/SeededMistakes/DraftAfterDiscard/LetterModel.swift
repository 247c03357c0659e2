import VSM

/// The corrected twin of ``HastyLetterModel``: what was cancelled is left alone.
struct LetterModel: LetterModeling {
    let drafts: Drafts
    let clock: any Clock<Duration>

    func type(_ text: String) -> StateSequence<LetterViewState> {
        StateSequence({ .writing(self) }, { await keep(text) })
    }

    private func keep(_ text: String) async -> LetterViewState {
        do {
            try await clock.sleep(for: .seconds(0.5))
        } catch {
            return .writing(self)
        }
        drafts.draft = text
        return .kept(self)
    }

    func discard() -> LetterViewState {
        drafts.draft = nil
        return .discarded
    }
}
