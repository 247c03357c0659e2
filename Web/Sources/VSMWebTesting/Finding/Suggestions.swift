@_spi(Inspection) import VSMJournal

// Messages about missing elements, with similar elements in the page.

extension LiveTest {
    /// Returns the message that an element is missing, with suggestions.
    func absence(of step: LiveElement.Step, in outer: AccessibleElement, _ place: String) -> String {
        let query = step.query
        let all = outer.descendants
        let visible = all.filter { !$0.isHidden }
        let matches = query.matches(among: visible)
        if let index = step.index, !matches.isEmpty {
            return "There is no \(query) with the index \(index)\(place): there are \(matches.count)."
        }
        var lines = ["There is no \(query)\(place)."]
        let hidden = query.matches(among: all.filter(\.isHidden))
        if !hidden.isEmpty { lines.append("One is there, but it is hidden.") }
        let namesakes = visible.filter { query.isNamed($0) && !query.isOfKind($0) && $0.role != .generic }
        if !query.wanted.isEmpty, let first = namesakes.first {
            lines.append("There is a \(first.summary).")
        }
        let similar = similar(to: query, among: visible)
        if !similar.isEmpty { lines.append("There are: \(similar.joined(separator: ", ")).") }
        return lines.joined(separator: "\n")
    }

    /// Returns the names of elements of the same kind, the most similar first.
    private func similar(to query: ElementQuery, among elements: [AccessibleElement]) -> [String] {
        let candidates = elements.filter { query.isOfKind($0) }
        let names = candidates.map { $0.name.isEmpty ? $0.text : $0.name }.filter { !$0.isEmpty }
        let isText = query.kindName == "text"
        let sorted = Set(names)
            .map { (name: $0, distance: Self.distance(from: query.wanted, to: $0)) }
            // Almost everything in a page has a text.
            .filter { !isText || $0.distance * 2 <= query.wanted.count || $0.name.contains(query.wanted) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return sorted.prefix(8).map { quoted($0.name.bounded(to: 60)) }
    }

    /// Returns the number of characters to change, insert or remove.
    ///
    /// A name is close to a name that is its beginning.
    static func distance(from wanted: String, to name: String) -> Int {
        let (wanted, name) = (Array(wanted.lowercased()), Array(name.lowercased().prefix(200)))
        guard !wanted.isEmpty else { return 0 }
        if name.starts(with: wanted) { return 1 }
        var row = Array(0...name.count)
        for (i, character) in wanted.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in name.enumerated() {
                let substitution = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[name.count]
    }
}
