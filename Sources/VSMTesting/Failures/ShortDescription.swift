import VSM

/// What a state is called in messages and graphs: the name of its case, or what it says of itself if it is no enum.
func stateName(of state: some Any) -> String {
    let isEnum = Mirror(reflecting: state).displayStyle == .enum
    return isEnum ? DescribedState(state).caseName : shortDescription(of: state)
}

/// A value in a few words.
func shortDescription(of value: some Any) -> String {
    let text = String(describing: value)
    return text.count <= 60 ? text : "\(text.prefix(59))…"
}

extension Collection<String> {
    /// The texts in a row; where there are many, the first and how many more there are.
    func listed(upTo limit: Int = 20) -> String {
        let first = prefix(limit).joined(separator: ", ")
        return count > limit ? "\(first) and \(count - limit) more" : first
    }
}
