/// The message of a failing check: what is wrong, each case of it, and what to do.
struct CheckReport {
    /// The number of cases that are shown; others are counted.
    static let shownCases = 10

    let headline: String
    let cases: [String]
    let advice: String

    var text: String {
        var parts = [headline] + cases.prefix(Self.shownCases)
        if cases.count > Self.shownCases { parts.append("… and \(cases.count - Self.shownCases) more.") }
        return (parts + [advice]).joined(separator: "\n\n")
    }
}

extension StateGraph {
    /// Returns the text of a case: a line about it, followed by the indented path to it.
    func reportCase(_ line: String, path: Path?) -> String {
        let steps = path?.description ?? "(no run reached it)"
        return "\(line)\n" + steps.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }

    /// Returns the rests whose state isn't selected.
    func rests(_ rests: [Rest], outside selection: Selection) -> [Rest] {
        rests.filter { rest in self[rest.node].map { !selection.contains($0) } ?? true }
    }

    /// Returns what to do if an action sleeps more often than the exploration allows.
    func adviceOnSleeps(in rests: [Rest]) -> String {
        guard let sleeps = rests.map(\.sleeps).max(), sleeps > 0 else { return "" }
        return " If an action ends after more than \(sleeps) sleeps, raise limits.sleeps."
    }

    /// A sentence about what the exploration left out, if it left out anything.
    var noteOnOmissions: String {
        let all = omissions
        guard let first = all.first else { return "" }
        let others = all.count == 1 ? "" : " And \(all.count - 1) more; see graph.omissions."
        return " The exploration left out, in \(first).\(others)"
    }

    /// Returns a message about names that the graph doesn't have, if there are any.
    func issue(about selections: Selection...) -> String? {
        StateName.issue(about: selections.flatMap(\.names), known: nodes.map(\.name))
    }
}
