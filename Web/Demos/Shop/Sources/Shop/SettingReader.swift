/// Reads values from environment variables.
struct SettingReader {
    let environment: [String: String]

    /// Reads a number within a range.
    func number<Number: LosslessStringConvertible & Comparable>(
        _ name: String,
        default standard: Number,
        in range: ClosedRange<Number>
    ) throws -> Number {
        guard let text = environment[name] else { return standard }
        guard let value = Number(text), range.contains(value) else {
            throw SettingProblem(
                description:
                    "\(name) is \"\(text)\"; it must be a number from \(range.lowerBound) to \(range.upperBound)."
            )
        }
        return value
    }

    /// Reads a text that is not empty.
    func text(_ name: String, default standard: String) throws -> String {
        guard let text = environment[name] else { return standard }
        guard !text.isEmpty else {
            throw SettingProblem(description: "\(name) is empty; without it, the value is \"\(standard)\".")
        }
        return text
    }

    /// Reads whether something is on.
    func flag(_ name: String) throws -> Bool {
        switch environment[name] {
        case nil, "0": return false
        case "1": return true
        case .some(let text):
            throw SettingProblem(description: "\(name) is \"\(text)\"; it must be 1 for yes or 0 for no.")
        }
    }

    /// Reads names of hosts, separated by commas, each with or without a port.
    func hosts(_ name: String) throws -> [String]? {
        guard let text = environment[name] else { return nil }
        return try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let host = part.trimmingPrefix(" ")
            guard Self.isHost(host.utf8) else {
                throw SettingProblem(
                    description: "\(name) contains \"\(host)\"; it must be names with or without a port, "
                        + "separated by commas, such as \"shop.example,localhost:8080\"."
                )
            }
            return String(host)
        }
    }

    /// Returns whether a text has only the characters of a name or address with a port.
    private static func isHost(_ text: Substring.UTF8View) -> Bool {
        (1...259).contains(text.count)
            && text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: "-.:[]".utf8.contains(byte)
                }
            }
    }
}

/// A setting with an invalid value.
struct SettingProblem: Error, CustomStringConvertible {
    let description: String
}
