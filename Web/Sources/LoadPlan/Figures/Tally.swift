/// What visitors have done and seen.
public struct Tally: Sendable {
    /// The maximum number of kinds of errors that are told apart.
    private static let maximumKinds = 50

    /// The steps that a person notices: pages opened, clicks, texts typed, and so on.
    public var steps = 0
    /// The rounds of the scenario that were completed.
    public var rounds = 0
    /// The rounds that an error ended.
    public var failedRounds = 0
    /// How often steps in `until` began again.
    public var repetitions = 0
    /// How long it took to open a page, until it was live.
    public var openings = Durations()
    /// How long the answer to an action took.
    public var answers = Durations()
    /// How long it took after an action until what was expected appeared.
    public var expectations = Durations()
    /// How long it took after an action until the other window showed the change.
    public var sightings = Durations()
    /// How long pages were away when their connection had ended.
    public var absences = Durations()
    /// The pages that were loaded again, because their session was gone.
    public var pagesLoadedAgain = 0
    /// The texts that were typed.
    public var typedTexts = 0
    /// The texts that were typed and were not in their field afterwards.
    public var lostTexts = 0
    /// The bytes of documents and messages from the site.
    public var receivedBytes = 0
    /// The bytes of messages to the site.
    public var sentBytes = 0
    /// The errors, by kind.
    public private(set) var errors: [String: Int] = [:]

    /// Creates an empty tally.
    public init() {}

    /// Adds an error.
    public mutating func add(error kind: String, count: Int = 1) {
        let isKnown = errors[kind] != nil || errors.count < Self.maximumKinds
        errors[isKnown ? String(kind.prefix(300)) : "others", default: 0] += count
    }

    /// Adds what others have done.
    public static func += (left: inout Tally, right: Tally) {
        for path in [
            \Tally.steps, \.rounds, \.failedRounds, \.repetitions, \.pagesLoadedAgain, \.typedTexts, \.lostTexts,
            \.receivedBytes, \.sentBytes,
        ] {
            left[keyPath: path] += right[keyPath: path]
        }
        for path in [\Tally.openings, \.answers, \.expectations, \.sightings, \.absences] {
            left[keyPath: path] += right[keyPath: path]
        }
        for (kind, count) in right.errors { left.add(error: kind, count: count) }
    }
}
