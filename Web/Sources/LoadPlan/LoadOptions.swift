/// What to measure, from the command line.
public struct LoadOptions: Equatable, Sendable {
    /// How to call the program.
    public static let usage = """
        Load SCENARIO [option …]

          --address http://localhost:8080   the site, or the proxy in front of it
          --visitors 10                     how many visitors are there at the same time, up to 20000
          --seconds 30                      how long
          --ramp-up 5                       over how many seconds they arrive
          --rounds N                        ends a visitor after N rounds of the scenario
          --patience 10                     how many seconds a step waits for its element
          --affinity NODE                   the proxy's cookie, which a second window does not send
          --host NAME                       the name of the site, if it differs from the address
          --records FILE                    writes what the scenario records, and when pages were away
          --json FILE                       writes the figures for another program
        """

    /// The path of the scenario.
    public var scenario = ""
    /// The host of the site.
    public var host = "localhost"
    /// The port of the site.
    public var port = 8080
    /// The name of the site in requests.
    public var authority = "localhost:8080"
    /// The number of visitors at the same time.
    public var visitors = 10
    /// How long the visitors are there.
    public var seconds = 30.0
    /// The time over which visitors arrive.
    public var rampUp = 5.0
    /// The maximum number of rounds of each visitor.
    public var rounds = Int.max
    /// How long a step waits.
    public var patience = 10.0
    /// The name of the proxy's cookie.
    public var affinity = "NODE"
    /// The file for what the scenario records.
    public var records: String?
    /// The file for the figures.
    public var json: String?

    /// Reads the arguments.
    ///
    /// - Throws: ``OptionProblem``.
    public init(_ arguments: [String]) throws(OptionProblem) {
        var rest = arguments[...]
        var name: String?
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                guard scenario.isEmpty else { throw OptionProblem("\"\(argument)\" is one file too many.") }
                scenario = argument
                continue
            }
            guard let value = rest.popFirst() else { throw OptionProblem("\(argument) needs a value.") }
            switch argument {
            case "--address": try setAddress(value)
            case "--visitors": visitors = try Self.number(argument, value, 1...20_000)
            case "--seconds": seconds = try Self.number(argument, value, 0.1...86_400)
            case "--ramp-up": rampUp = try Self.number(argument, value, 0...86_400)
            case "--rounds": rounds = try Self.number(argument, value, 1...1_000_000)
            case "--patience": patience = try Self.number(argument, value, 0.1...600)
            case "--affinity": affinity = value
            case "--host": name = value
            case "--records": records = value
            case "--json": json = value
            default: throw OptionProblem("There is no option \(argument).")
            }
        }
        if let name { authority = name }
        if scenario.isEmpty { throw OptionProblem("Name the file with the scenario.") }
    }

    private mutating func setAddress(_ text: String) throws(OptionProblem) {
        let problem = OptionProblem(
            "\"\(text)\" is not an address such as http://localhost:8080. Behind TLS, name the port behind it, and --host."
        )
        guard text.hasPrefix("http://") else { throw problem }
        let name = text.dropFirst(7).prefix { $0 != "/" }
        guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { throw problem }
        authority = String(name)
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, !parts[0].isEmpty else { throw problem }
        host = String(parts[0])
        guard let port = parts.count == 2 ? Int(parts[1]) : 80, (1...65_535).contains(port) else { throw problem }
        self.port = port
    }

    private static func number<Number: LosslessStringConvertible & Comparable>(
        _ name: String,
        _ text: String,
        _ range: ClosedRange<Number>
    ) throws(OptionProblem) -> Number {
        guard let number = Number(text), range.contains(number) else {
            throw OptionProblem(
                "\(name) is \"\(text)\"; it must be a number from \(range.lowerBound) to \(range.upperBound)."
            )
        }
        return number
    }
}

/// A mistake in the command line.
public struct OptionProblem: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
