/// What the outside world answered, as far as the journal was told.
public enum RecordedOutcome: Sendable, Hashable, CustomStringConvertible {
    /// What somebody answered, by the name of who did.
    case outcome(String, of: String)
    /// Which of several outcomes a stub took, counted from 0, and what that is called.
    case choice(Int, of: Int, label: String)

    /// The answer on one line, such as `UserRepository.load: failure`.
    public var description: String {
        switch self {
        case .outcome(let outcome, let source): "\(source.onOneLine): \(outcome.onOneLine)"
        case .choice(let chosen, let count, let label): "choice \(chosen + 1) of \(count): \(label.onOneLine)"
        }
    }
}
