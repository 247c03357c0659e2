/// Messages about names that a graph doesn't have.
enum StateName {
    private static let shownNames = 40

    /// Returns a message about unknown names, or `nil` if all are known.
    static func issue(about names: [String], known: [String]) -> String? {
        let all = Set(known)
        let unknown = names.filter { !all.contains($0) }
        guard !unknown.isEmpty else { return nil }
        let sentences = unknown.map { name in
            let hint = nearest(to: name, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
            return "The graph has no state \"\(name)\".\(hint)"
        }
        return (sentences + [list(of: known)]).joined(separator: "\n")
    }

    static func list(of known: [String]) -> String {
        "Its states are \(known.map { "\"\($0)\"" }.listed(upTo: shownNames))."
    }

    /// Returns the most similar known name, if it is similar enough for a typo.
    static func nearest(to name: String, among known: [String]) -> String? {
        let wanted = Array(name.lowercased())
        let limit = max(2, wanted.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in known {
            let characters = Array(candidate.lowercased())
            guard abs(characters.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, characters)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Returns the Levenshtein distance.
    private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (line, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let replaced = diagonal + (character == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
