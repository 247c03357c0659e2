import VSM

/// The corrected version of ``HastyLetterModel``: nothing runs after a cancelled sleep.
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
