import VSM

/// The states of a letter, of which drafts are kept while it is written.
enum LetterViewState {
    case writing(any LetterModeling)
    case kept(any LetterModeling)
    case discarded
}

/// What can be done with the letter.
protocol LetterModeling {
    /// Keeps the text as a draft once nobody has typed for half a second.
    func type(_ text: String) -> StateSequence<LetterViewState>

    /// Throws the letter and its draft away.
    func discard() -> LetterViewState
}

/// Where drafts are kept.
final class Drafts {
    var draft: String?
}
