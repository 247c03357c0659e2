/// An expected diagnostic of a line of a program, which a comment in the program describes.
struct DiagnosticExpectation: Equatable, Sendable, CustomStringConvertible {
    var severity: Diagnostic.Severity
    /// The line in the program, counted from 1.
    var line: Int
    /// The text that the message contains.
    var text: String
    /// The variants of the language in which it is expected.
    var variants = Set(LanguageVariant.allCases)

    var description: String { "line \(line): \(severity): … \(text) …" }

    func isMet(by diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == severity && diagnostic.line == line && diagnostic.message.contains(text)
    }
}

extension DiagnosticExpectation {
    /// An error thrown for a comment that looks like an expectation but is invalid.
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

    /// Parses the expectations in a program.
    ///
    /// - Parameter source: The text of the program.
    /// - Returns: The expectations, in order.
    /// - Throws: ``Malformed`` for a comment that begins with `expected-` but is not an expectation.
    static func expectations(in source: String) throws -> [DiagnosticExpectation] {
        var expectations: [DiagnosticExpectation] = []
        // Expectations on lines of their own, which apply to the next line of code.
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
