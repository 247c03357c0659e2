/// Something that the compiler is to say about a line of a program, as a comment in the program has it.
struct DiagnosticExpectation: Equatable, Sendable, CustomStringConvertible {
    var severity: Diagnostic.Severity
    /// The line in the program, counted from 1.
    var line: Int
    /// What the message contains.
    var text: String
    /// In which variants of the language it is said.
    var variants = Set(LanguageVariant.allCases)

    var description: String { "line \(line): \(severity): … \(text) …" }

    func isMet(by diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == severity && diagnostic.line == line && diagnostic.message.contains(text)
    }
}

extension DiagnosticExpectation {
    /// A comment that looks like an expectation and is none.
    struct Malformed: Error, Equatable, CustomStringConvertible {
        var line: Int
        var comment: String

        var description: String {
            """
            Line \(line) has '\(comment)'. Write '// expected-error: text', expected-warning or expected-note; with \
            variants '// expected-error(swift6): text', where the variants are \
            \(LanguageVariant.allCases.map(\.rawValue).joined(separator: ", ")).
            """
        }
    }

    /// Reads the expectations in a program.
    ///
    /// - Parameter source: the program's text.
    /// - Returns: the expectations, in their order.
    /// - Throws: ``Malformed`` for a comment that begins with `expected-` and does not go on as it should.
    static func expectations(in source: String) throws -> [DiagnosticExpectation] {
        var expectations: [DiagnosticExpectation] = []
        // Those on lines of their own, which wait for the line of code that they are about.
        var waiting: [DiagnosticExpectation] = []
        for (index, text) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = index + 1
            let expectation = try DiagnosticExpectation(sourceLine: text, line: line)
            let code = text.drop(while: \.isWhitespace)
            if code.hasPrefix("//") {
                if let expectation { waiting.append(expectation) }
            } else if !code.isEmpty {
                for var earlier in waiting {
                    earlier.line = line
                    expectations.append(earlier)
                }
                waiting = []
                if let expectation { expectations.append(expectation) }
            }
        }
        return expectations + waiting
    }

    private init?(sourceLine: Substring, line: Int) throws {
        guard let comment = sourceLine.firstRange(of: /\/\/\s*expected-/) else { return nil }
        let text = sourceLine[comment.lowerBound...]
        let form = /\/\/ expected-(?<severity>error|warning|note)(?:\((?<variants>[^)]+)\))?: (?<text>\S.*)/
        guard
            let match = text.wholeMatch(of: form)?.output,
            let severity = Diagnostic.Severity(rawValue: String(match.severity))
        else { throw Malformed(line: line, comment: String(text)) }
        self.init(severity: severity, line: line, text: String(match.text))
        if let names = match.variants?.split(separator: ", ") {
            variants = Set(names.compactMap { LanguageVariant(rawValue: String($0)) })
            guard variants.count == names.count else { throw Malformed(line: line, comment: String(text)) }
        }
    }
}
