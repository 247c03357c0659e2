/// Something that the compiler said about a program.
struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
    enum Severity: String, Sendable {
        case error, warning, note, remark
    }

    var severity: Severity
    /// The file, as it was named to the compiler; `nil` for what is about no file.
    var file: String?
    /// The line in the file, counted from 1.
    var line: Int
    var message: String

    var description: String {
        "\(file.map { "\($0):\(line): " } ?? "")\(severity): \(message)"
    }
}

extension Diagnostic {
    /// Reads what the compiler wrote in its plain style: a line for each diagnostic, and lines of source code between.
    ///
    /// - Parameters:
    ///   - output: what the compiler wrote.
    ///   - status: how it ended. If it failed and wrote no error, that is a diagnostic too.
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
