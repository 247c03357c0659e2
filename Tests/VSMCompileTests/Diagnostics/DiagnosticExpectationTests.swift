import Testing

@Suite("The expectations of a program")
struct DiagnosticExpectationTests {
    @Test("An expectation at the end of a line applies to that line")
    func endOfLine() throws {
        let source = """
            import VSM
            model.save()  // expected-error: has no member 'save'
            """
        let expected = DiagnosticExpectation(severity: .error, line: 2, text: "has no member 'save'")
        #expect(try DiagnosticExpectation.expectations(in: source) == [expected])
    }

    @Test("Expectations on lines of their own apply to the next line of code")
    func linesAbove() throws {
        let source = """
                // expected-error: switch must be exhaustive
                // What is missing:
                // expected-note: add missing case

                switch state {  // expected-warning: three
                }
            """
        let expected = [
            DiagnosticExpectation(severity: .error, line: 5, text: "switch must be exhaustive"),
            DiagnosticExpectation(severity: .note, line: 5, text: "add missing case"),
            DiagnosticExpectation(severity: .warning, line: 5, text: "three"),
        ]
        #expect(try DiagnosticExpectation.expectations(in: source) == expected)
    }

    @Test("An expectation may name its variants of the language")
    func variants() throws {
        let source = "load()  // expected-warning(swift6, swift6-nonsending): is unused"
        let expected = DiagnosticExpectation(
            severity: .warning,
            line: 1,
            text: "is unused",
            variants: [.swift6, .swift6Nonsending]
        )
        #expect(try DiagnosticExpectation.expectations(in: source) == [expected])
    }

    @Test("An expectation that no code follows applies to its own line, and cannot be met")
    func atTheEnd() throws {
        let source = """
            load()
            // expected-error: too late
            """
        #expect(try DiagnosticExpectation.expectations(in: source).map(\.line) == [2])
    }

    @Test(
        "A comment that looks like an expectation but is invalid is refused",
        arguments: [
            "// expected-eror: typing",
            "// expected-error has no colon",
            "// expected-error:",
            "// expected-error: ",
            "//expected-error: no space",
            "// expected-error(swift7): no such variant",
            "// expected-error(): no variant at all",
        ]
    )
    func malformed(comment: String) {
        #expect(throws: DiagnosticExpectation.Malformed(line: 2, comment: comment)) {
            try DiagnosticExpectation.expectations(in: "load()\nsave()  \(comment)")
        }
    }
}
