import Testing

@Suite("The output of the compiler")
struct DiagnosticTests {
    @Test("Errors, warnings and notes are parsed, and source code between them is ignored")
    func reads() {
        let output = """
            /a folder/View.swift:9:33: error: value of type 'Model' has no member 'save'
                model.save()  // error: this is a comment
                      ^~~~
            /a folder/View.swift:12:5: warning: result of call to 'load()' is unused [#no-usage]
            Model.swift:3:1: note: 'load()' declared here

            """
        let expected = [
            Diagnostic(
                severity: .error,
                file: "/a folder/View.swift",
                line: 9,
                message: "value of type 'Model' has no member 'save'"
            ),
            Diagnostic(
                severity: .warning,
                file: "/a folder/View.swift",
                line: 12,
                message: "result of call to 'load()' is unused [#no-usage]"
            ),
            Diagnostic(severity: .note, file: "Model.swift", line: 3, message: "'load()' declared here"),
        ]
        #expect(Diagnostic.diagnostics(in: output, status: 1) == expected)
    }

    @Test(
        "A diagnostic without a file is parsed",
        arguments: ["<unknown>:0: error: no such module", "error: no such module"]
    )
    func withoutFile(output: String) {
        let expected = Diagnostic(severity: .error, file: nil, line: 0, message: "no such module")
        #expect(Diagnostic.diagnostics(in: output, status: 1) == [expected])
    }

    @Test("A failure of the compiler without an error is an error")
    func crash() {
        let diagnostics = Diagnostic.diagnostics(in: "Please submit a bug report", status: 139)
        #expect(diagnostics.map(\.severity) == [.error])
        #expect(diagnostics.allSatisfy { $0.message.contains("139") && $0.message.contains("bug report") })
    }

    @Test("A success of the compiler without output has no diagnostics")
    func silence() {
        #expect(Diagnostic.diagnostics(in: "", status: 0).isEmpty)
    }
}
