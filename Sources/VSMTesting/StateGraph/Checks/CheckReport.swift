/// The text of a check that fails: what is wrong, each case of it, and what to do.
struct CheckReport {
    /// More cases than this are only counted.
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
    /// One case: a line about it, and the steps that lead there, indented.
    func reportCase(_ line: String, path: Path?) -> String {
        let steps = path?.description ?? "(no run came there)"
        return "\(line)\n" + steps.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }

    /// Those among some rests whose state is not in a selection.
    func rests(_ rests: [Rest], outside selection: Selection) -> [Rest] {
        rests.filter { rest in self[rest.node].map { !selection.contains($0) } ?? true }
    }

    /// What is wrong with the names that a check was given; `nil` if nothing is.
    func complaint(about selections: Selection...) -> String? {
        StateName.complaint(about: selections.flatMap(\.names), known: nodes.map(\.name))
    }
}
