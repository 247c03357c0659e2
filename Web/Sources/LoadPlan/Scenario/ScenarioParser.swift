/// Reads the lines of a scenario.
struct ScenarioParser {
    private static let commands =
        "open, click, type, choose, check, uncheck, submit, expect, holds, pause, record, watch, seen, forget, if, until, times"

    private var lines: ArraySlice<ScenarioLine>
    private var depth = 0

    init(_ lines: [ScenarioLine]) {
        self.lines = lines[...]
    }

    /// Reads lines to the end of a block, or of the scenario if no block was opened.
    mutating func block(opened line: Int?) throws(ScenarioProblem) -> [Step] {
        let (steps, end) = try steps(opened: line)
        if end == "otherwise", let last = lines.first {
            throw ScenarioProblem(last.number, "\"otherwise\" belongs to an \"if\" before it.")
        }
        if end != nil { lines.removeFirst() }
        return steps
    }

    /// Reads lines up to `end` or `otherwise`.
    private mutating func steps(opened line: Int?) throws(ScenarioProblem) -> (steps: [Step], end: String?) {
        depth += 1
        defer { depth -= 1 }
        var steps: [Step] = []
        while let first = lines.first {
            if case .plain(let word) = first.words.first, ["end", "otherwise"].contains(word) {
                guard line != nil else {
                    throw ScenarioProblem(first.number, "\"\(word)\" has no \"if\", \"until\" or \"times\" before it.")
                }
                guard first.words.count == 1 else {
                    throw ScenarioProblem(first.number, "Nothing follows \"\(word)\" on its line.")
                }
                return (steps, word)
            }
            lines.removeFirst()
            steps.append(Step(line: first.number, try action(first)))
        }
        if let line { throw ScenarioProblem(line, "This block has no \"end\".") }
        return (steps, nil)
    }

    private mutating func action(_ start: ScenarioLine) throws(ScenarioProblem) -> Action {
        var line = start
        guard let command = line.takePlain() else {
            throw ScenarioProblem(line.number, "A line begins with a command: \(Self.commands).")
        }
        guard depth <= Scenario.maximumDepth else {
            throw ScenarioProblem(line.number, "More than \(Scenario.maximumDepth) blocks are inside each other.")
        }
        let action: Action
        switch command {
        case "open": action = .open(try line.path())
        case "click": action = .click(try line.target(.control))
        case "type":
            let field = try line.field()
            action = .type(field, try line.text("the text to type"))
        case "choose":
            let field = try line.field()
            action = .choose(field, try line.text("the option"))
        case "check": action = .check(try line.target(.field), true)
        case "uncheck": action = .check(try line.target(.field), false)
        case "submit": action = .submit(try line.target(.field))
        case "expect": action = .expect(try line.targets())
        case "holds":
            let field = try line.field()
            action = .holds(field, try line.text("the text that the field has"))
        case "pause": action = .pause(try line.seconds())
        case "record":
            let name = line.takePlain() ?? "text"
            action = .record(name, try line.capture())
        case "watch":
            let path = try line.path()
            action = .watch(path, isStranger: line.take("stranger"))
        case "seen": action = .seen(try line.targets())
        case "forget": action = .forget
        case "if":
            let targets = try line.targets()
            try line.end()
            return try condition(targets, line.number)
        case "until":
            let targets = try line.targets()
            try line.end()
            return .until(targets, try block(opened: line.number))
        case "times":
            let count = try line.count()
            try line.end()
            return .times(count, try block(opened: line.number))
        default:
            throw ScenarioProblem(line.number, "There is no command \"\(command)\". There are: \(Self.commands).")
        }
        try line.end()
        return action
    }

    private mutating func condition(_ targets: [Target], _ line: Int) throws(ScenarioProblem) -> Action {
        let (then, end) = try steps(opened: line)
        let otherwise = lines.removeFirst().number
        if end == "otherwise" { return .whether(targets, then: then, otherwise: try block(opened: otherwise)) }
        return .whether(targets, then: then, otherwise: [])
    }
}
