@_spi(Host) import VSM
@_spi(Inspection) import VSMJournal

/// Returns the name of a state in messages and graphs: the name of its case, or a short description if it isn't an enum.
@_spi(Host) public func stateName(of state: some Any) -> String { stateName(of: state, upTo: 60) }

/// Returns the name of a state's case, or a description of at most so many characters if it isn't an enum.
func stateName(of state: some Any, upTo limit: Int) -> String {
    let isEnum = Mirror(reflecting: state).displayStyle == .enum
    return isEnum ? DescribedState(state).caseName : shortDescription(of: state, upTo: limit)
}

/// Returns the name of a state that a test chose: a text as it is, and the name of the case of an enum.
func stateName(chosen value: Any) -> String {
    if let text = value as? String { return text }
    return DescribedState(value).wrapped.map { stateName(of: $0.value) } ?? "nil"
}

/// Returns a description with a limited number of characters.
func shortDescription(of value: some Any, upTo limit: Int = 60) -> String {
    String(describing: value).bounded(to: limit)
}

extension Collection<String> {
    /// Returns the first strings, separated by commas, and the number of the others.
    func listed(upTo limit: Int = 20) -> String {
        let first = prefix(limit).joined(separator: ", ")
        return count > limit ? "\(first) and \(count - limit) more" : first
    }
}
