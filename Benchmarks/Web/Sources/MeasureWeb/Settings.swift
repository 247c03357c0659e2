import Drive

/// What to measure, and with what.
struct Settings {
    /// The parts of the measurement.
    enum Part: String, CaseIterable {
        case events, pages, memory, stalled, churn
    }

    /// How each contender is started; the port follows.
    private(set) var commands: [Contender: [String]] = [:]
    private(set) var parts: [Part] = []
    /// How often the events of every contender are measured, one contender after the other.
    private(set) var rounds = 3
    /// How long a measurement of events lasts.
    private(set) var seconds = 1.0
    /// How long sessions rest before their memory is measured, in seconds.
    private(set) var rest = 20.0
    /// How many sessions are many.
    private(set) var sessions = 10_000

    /// The contenders that can be started, in the order of the columns.
    var contenders: [Contender] { Contender.allCases.filter { commands[$0] != nil } }

    /// Reads the arguments: names of parts, and options with their values.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw DriveFailure("\(option) needs a value.") }
            return value
        }
        func number(of option: String) throws -> Double {
            guard let number = Double(try value(of: option)), number >= 0, number <= 1_000_000 else {
                throw DriveFailure("\(option) needs a number.")
            }
            return number
        }
        while let word = rest.popFirst() {
            switch word {
            case "--rounds": rounds = max(1, Int(try number(of: word)))
            case "--seconds": seconds = try number(of: word)
            case "--rest": self.rest = try number(of: word)
            case "--sessions": sessions = max(1, Int(try number(of: word)))
            default:
                if let part = Part(rawValue: word) {
                    parts.append(part)
                } else if let contender = Contender.allCases.first(where: { word == "--\($0.rawValue)" }) {
                    commands[contender] = try value(of: word).split(separator: " ").map(String.init)
                } else {
                    let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
                    throw DriveFailure("\"\(word)\" is not an option, and none of \(names).")
                }
            }
        }
        if parts.isEmpty { parts = Part.allCases }
    }
}
