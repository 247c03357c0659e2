import VSM

/// The states of a letter, whose drafts are saved while it is written.
enum LetterViewState {
    case writing(any LetterModeling)
    case kept(any LetterModeling)
    case discarded
}

/// The actions on the letter.
protocol LetterModeling {
    /// Saves the text as a draft after half a second without typing.
    func type(_ text: String) -> StateSequence<LetterViewState>

    /// Discards the letter and its draft.
    func discard() -> LetterViewState
}

/// The storage of drafts.
final class Drafts {
    var draft: String?
}
