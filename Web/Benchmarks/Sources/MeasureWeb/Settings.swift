import Drive
import LiveMessages

/// What to measure, and with what.
struct Settings {
    /// The parts of the measurement.
    enum Part: String, CaseIterable {
        case events, pages, memory
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
    /// Whether each part only runs, with the smallest numbers; the figures mean nothing then.
    private(set) var isShort = false

    /// The contenders that can be started, in the order of the columns.
    var contenders: [Contender] { Contender.allCases.filter { commands[$0] != nil } }

    /// How many pages, sessions or repetitions to take where a measurement takes some.
    func number(_ number: Int) -> Int { isShort ? min(number, 5) : number }

    /// How many seconds to take where a measurement takes some.
    func duration(_ seconds: Double) -> Double { isShort ? min(seconds, 0.2) : seconds }

    /// Reads the arguments: names of parts, and options with their values.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw MeasurementFailure("\(option) needs a value.") }
            return value
        }
        func number(of option: String) throws -> Double {
            guard let number = Double(try value(of: option)), number >= 0, number <= 1_000_000 else {
                throw MeasurementFailure("\(option) needs a number.")
            }
            return number
        }
        while let word = rest.popFirst() {
            switch word {
            case "--rounds": rounds = max(1, Int(try number(of: word)))
            case "--seconds": seconds = try number(of: word)
            case "--rest": self.rest = try number(of: word)
            case "--short": (isShort, rounds, seconds, self.rest, sessions) = (true, 1, 0.1, 0, 5)
            case "--sessions": sessions = max(1, Int(try number(of: word)))
            default:
                if let part = Part(rawValue: word) {
                    parts.append(part)
                } else if let contender = Contender.allCases.first(where: { word == "--\($0.rawValue)" }) {
                    commands[contender] = try value(of: word).split(separator: " ").map(String.init)
                } else {
                    let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
                    throw MeasurementFailure("\"\(word)\" is not an option, and none of \(names).")
                }
            }
        }
        if parts.isEmpty { parts = Part.allCases }
    }
}
