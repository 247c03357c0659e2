@_spi(Host) import VSM

/// An outcome of the outside world that was noted in a journal.
public enum RecordedOutcome: Sendable, Hashable, CustomStringConvertible {
    /// An outcome and the name of its source.
    case outcome(String, of: String)
    /// The index of the outcome that a stub chose, the number of its outcomes, and the label of the outcome.
    case choice(Int, of: Int, label: String)

    /// The outcome on one line, such as `UserRepository.load: failure`.
    public var description: String {
        switch self {
        case .outcome(let outcome, let source): "\(source.onOneLine): \(outcome.onOneLine)"
        case .choice(let chosen, let count, let label): "choice \(chosen + 1) of \(count): \(label.onOneLine)"
        }
    }
}
