/// A comparison of a program's diagnostics with the expected ones.
struct DiagnosticComparison: Equatable, CustomStringConvertible {
    /// The expectations that no diagnostic meets.
    private(set) var unmet: [DiagnosticExpectation]
    /// The unexpected errors and warnings, in the program or elsewhere.
    private(set) var unexpected: [Diagnostic]

    /// Compares diagnostics with expectations.
    ///
    /// - Parameters:
    ///   - diagnostics: The diagnostics of the compiler.
    ///   - expectations: The expectations for all variants.
    ///   - program: The file with the expectations, as it was passed to the compiler.
    ///   - variant: The variant with which the program was compiled.
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
