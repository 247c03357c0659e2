import Testing

@Suite("Comparing diagnostics with expectations")
struct DiagnosticComparisonTests {
    static let error = Diagnostic(severity: .error, file: "View.swift", line: 3, message: "it has no member 'save'")
    static let expectation = DiagnosticExpectation(severity: .error, line: 3, text: "no member 'save'")

    func compare(
        _ diagnostics: [Diagnostic],
        _ expectations: [DiagnosticExpectation],
        as variant: LanguageVariant = .swift6
    ) -> DiagnosticComparison {
        DiagnosticComparison(diagnostics, with: expectations, of: "View.swift", as: variant)
    }

    @Test("An expected diagnostic matches")
    func match() {
        #expect(compare([Self.error], [Self.expectation]).isMatch)
        #expect(compare([], []).isMatch)
    }

    @Test("An expectation without a diagnostic is reported")
    func unmet() {
        let comparison = compare([], [Self.expectation])
        #expect(!comparison.isMatch)
        #expect(comparison.unmet == [Self.expectation])
        #expect(comparison.description.contains("no member 'save'"))
    }

    @Test("Unexpected errors and warnings are reported", arguments: [Diagnostic.Severity.error, .warning])
    func unexpected(severity: Diagnostic.Severity) {
        var other = Self.error
        other.severity = severity
        other.message = "result of call to 'save()' is unused"
        let comparison = compare([Self.error, other], [Self.expectation])
        #expect(!comparison.isMatch)
        #expect(comparison.unexpected == [other])
        #expect(comparison.description.contains("is unused"))
    }

    @Test(
        "Line, severity, text and file must all match",
        arguments: [
            Diagnostic(severity: .error, file: "View.swift", line: 4, message: "it has no member 'save'"),
            Diagnostic(severity: .warning, file: "View.swift", line: 3, message: "it has no member 'save'"),
            Diagnostic(severity: .error, file: "View.swift", line: 3, message: "it has no member 'load'"),
            Diagnostic(severity: .error, file: "Blog.swift", line: 3, message: "it has no member 'save'"),
            Diagnostic(severity: .error, file: nil, line: 3, message: "it has no member 'save'"),
        ]
    )
    func mismatch(other: Diagnostic) {
        let comparison = compare([other], [Self.expectation])
        #expect(comparison.unmet == [Self.expectation])
        #expect(comparison.unexpected == [other])
    }

    @Test("Notes are optional, unless they are expected")
    func notes() {
        let note = Diagnostic(severity: .note, file: "View.swift", line: 3, message: "add missing case: '.failed'")
        let expectation = DiagnosticExpectation(severity: .note, line: 3, text: "'.failed'")
        #expect(compare([note], []).isMatch)
        #expect(compare([note], [expectation]).isMatch)
        #expect(compare([], [expectation]).unmet == [expectation])
    }

    @Test("Several expectations may describe one long message")
    func together() {
        var end = Self.expectation
        end.text = "it has"
        #expect(compare([Self.error], [Self.expectation, end]).isMatch)
    }

    @Test("An expectation applies only to its variants")
    func variants() {
        var expectation = Self.expectation
        expectation.variants = [.swift6]
        #expect(compare([Self.error], [expectation], as: .swift6).isMatch)
        #expect(compare([], [expectation], as: .swift5).isMatch)
        #expect(compare([Self.error], [expectation], as: .swift5).unexpected == [Self.error])
    }
}
