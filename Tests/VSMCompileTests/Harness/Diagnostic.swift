/// A diagnostic of the compiler.
struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
    enum Severity: String, Sendable {
        case error, warning, note, remark
    }

    var severity: Severity
    /// The file, as it was passed to the compiler; `nil` for a diagnostic without a file.
    var file: String?
    /// The line in the file, counted from 1.
    var line: Int
    var message: String

    var description: String {
        "\(file.map { "\($0):\(line): " } ?? "")\(severity): \(message)"
    }
}

extension Diagnostic {
    /// Parses the output of the compiler in its plain style: a line for each diagnostic, with lines of source code in
    /// between.
    ///
    /// - Parameters:
    ///   - output: The output of the compiler.
    ///   - status: The exit status. A failure without an error becomes a diagnostic.
    static func diagnostics(in output: String, status: Int32) -> [Diagnostic] {
        var found = output.split(whereSeparator: \.isNewline).compactMap { Diagnostic(outputLine: $0) }
        if status != 0, !found.contains(where: { $0.severity == .error }) {
            let message = "the compiler ended with status \(status) and wrote no error, but this:\n\(output)"
            found.append(Diagnostic(severity: .error, file: nil, line: 0, message: message))
        }
        return found
    }

    private init?(outputLine: Substring) {
        let withFile = /(?<file>[^\s<].*?):(?<line>\d+):\d+: (?<severity>error|warning|note|remark): (?<message>.*)/
        let withoutFile = /(?:<unknown>:0: )?(?<severity>error|warning|note|remark): (?<message>.*)/
        if let match = outputLine.wholeMatch(of: withFile)?.output {
            guard let severity = Severity(rawValue: String(match.severity)), let line = Int(match.line) else {
                return nil
            }
            self.init(severity: severity, file: String(match.file), line: line, message: String(match.message))
        } else if let match = outputLine.wholeMatch(of: withoutFile)?.output {
            guard let severity = Severity(rawValue: String(match.severity)) else { return nil }
            self.init(severity: severity, file: nil, line: 0, message: String(match.message))
        } else {
            return nil
        }
    }
}
