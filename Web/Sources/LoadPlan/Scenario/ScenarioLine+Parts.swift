// The parts of commands.

extension ScenarioLine {
    /// Takes a text in quotation marks.
    mutating func text(_ meaning: String) throws(ScenarioProblem) -> Template {
        guard let text = takeText() else {
            throw ScenarioProblem(number, "Here follows \(meaning) in quotation marks\(insteadOf).")
        }
        return try Template(text, line: number)
    }

    /// Takes the path of a page.
    mutating func path() throws(ScenarioProblem) -> Template {
        let path = takeText() ?? takePlain() ?? ""
        guard path.hasPrefix("/"), !path.hasPrefix("//"),
            path.unicodeScalars.allSatisfy({ $0.value > 0x20 || $0 == " " })
        else { throw ScenarioProblem(number, "\"\(path)\" is not a path of the site, which begins with \"/\".") }
        return try Template(path, line: number)
    }

    /// Takes an element: an optional role, its name, and optionally a text around it.
    mutating func target(_ kind: Target.Kind) throws(ScenarioProblem) -> Target {
        var kind = kind
        if let role = takePlain() {
            guard role.allSatisfy({ $0.isASCII && $0.isLetter }), role != "in", role != "or" else {
                throw ScenarioProblem(number, "\"\(role)\" is not a role, such as button, link or heading.")
            }
            kind = role == "field" ? .field : .role(role)
        }
        let name = try text("the name of an element")
        guard take("in") else { return Target(kind, name) }
        return Target(kind, name, in: try text("a text of the list item, row or article"))
    }

    /// Takes the label of a field.
    mutating func field() throws(ScenarioProblem) -> Target {
        Target(.field, try text("the label of a field"))
    }

    /// Takes one or several elements or texts with `or` between them.
    mutating func targets() throws(ScenarioProblem) -> [Target] {
        var targets = [try target(.text)]
        while take("or") { targets.append(try target(.text)) }
        return targets
    }

    /// Takes a time in seconds.
    mutating func seconds() throws(ScenarioProblem) -> Double {
        let word = takePlain() ?? ""
        guard let seconds = Double(word), (0...3600).contains(seconds) else {
            throw ScenarioProblem(number, "\"\(word)\" is not a time in seconds from 0 to 3600.")
        }
        return seconds
    }

    /// Takes a number of repetitions.
    mutating func count() throws(ScenarioProblem) -> Int {
        let word = takePlain() ?? ""
        guard let count = Int(word), (1...10_000).contains(count) else {
            throw ScenarioProblem(number, "\"\(word)\" is not a number from 1 to 10000.")
        }
        return count
    }

    /// Takes a text with one asterisk.
    mutating func capture() throws(ScenarioProblem) -> Template {
        guard let text = takeText(), text.count(where: { $0 == "*" }) == 1, text.count > 1 else {
            throw ScenarioProblem(number, "Here follows a text with one * for what to record, such as \"Order *.\"")
        }
        return try Template(text, line: number)
    }

    /// Checks that nothing is left.
    func end() throws(ScenarioProblem) {
        guard let word = words.first else { return }
        throw ScenarioProblem(number, "This command does not take \(word.written) here.")
    }

    private var insteadOf: String { words.first.map { ", and not \($0.written)" } ?? "" }
}
