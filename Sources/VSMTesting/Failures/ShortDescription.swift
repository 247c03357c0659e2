import VSM
@_spi(Inspection) import VSMJournal

/// Returns the name of a state in messages and graphs: the name of its case, or a short description if it isn't an enum.
@_spi(Host) public func stateName(of state: some Any) -> String {
    let isEnum = Mirror(reflecting: state).displayStyle == .enum
    return isEnum ? DescribedState(state).caseName : shortDescription(of: state)
}

/// Returns a description of at most 60 characters.
func shortDescription(of value: some Any) -> String { String(describing: value).bounded(to: 60) }

extension Collection<String> {
    /// Returns the first strings, separated by commas, and the number of the others.
    func listed(upTo limit: Int = 20) -> String {
        let first = prefix(limit).joined(separator: ", ")
        return count > limit ? "\(first) and \(count - limit) more" : first
    }
}
