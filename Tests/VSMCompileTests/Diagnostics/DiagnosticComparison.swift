/// What the compiler said about a program, beside what it was to say.
struct DiagnosticComparison: Equatable, CustomStringConvertible {
    /// Expectations that nothing met.
    private(set) var unmet: [DiagnosticExpectation]
    /// Errors and warnings that nothing expected, in the program or elsewhere.
    private(set) var unexpected: [Diagnostic]

    /// Compares.
    ///
    /// - Parameters:
    ///   - diagnostics: what the compiler said.
    ///   - expectations: what it was to say in one of the variants.
    ///   - program: the file that has the expectations, as it was named to the compiler.
    ///   - variant: how the program was compiled.
    init(
        _ diagnostics: [Diagnostic],
        with expectations: [DiagnosticExpectation],
        of program: String,
        as variant: LanguageVariant
    ) {
        let expectations = expectations.filter { $0.variants.contains(variant) }
        unmet = expectations.filter { expectation in
            !diagnostics.contains { $0.file == program && expectation.isMet(by: $0) }
        }
        unexpected = diagnostics.filter { diagnostic in
            guard diagnostic.severity == .error || diagnostic.severity == .warning else { return false }
            return !(diagnostic.file == program && expectations.contains { $0.isMet(by: diagnostic) })
        }
    }

    var isMatch: Bool { unmet.isEmpty && unexpected.isEmpty }

    var description: String {
        (unmet.map { "The compiler did not say: \($0)" } + unexpected.map { "The compiler said: \($0)" })
            .joined(separator: "\n")
    }
}
