/// What is said about a name that a graph does not have.
enum StateName {
    private static let shownNames = 40

    /// The sentence for names that are not among the known ones; `nil` if all are.
    static func complaint(about names: [String], known: [String]) -> String? {
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

    /// The known name that differs least, if it differs little enough for a slip of the pen.
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

    /// How many characters have to be added, removed or replaced to come from one to the other (Levenshtein).
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
