/// The states of a feature so far and the actions between them, as a pure value.
struct Journey: Equatable, Sendable {
    /// The content of a line of the journey.
    enum Entry: Equatable, Sendable {
        /// The feature began in a state.
        case began(state: String)
        /// An action led to a state, as its first or as a later one.
        case step(action: String, isFirst: Bool, state: String)
        /// Another event of an action.
        case note(String, count: Int = 1)
    }

    /// A line with its number, counted from 1.
    struct Line: Equatable, Sendable {
        let number: Int
        let entry: Entry
    }

    /// The state before the current one and the current one.
    struct Change: Equatable, Sendable {
        let from: String
        let to: String
        /// The number of the change, counted from 1.
        let number: Int
    }

    /// The maximum number of lines; older ones are removed.
    static let capacity = 12

    private(set) var lines: [Line] = []
    /// The name of the current state.
    private(set) var current = ""
    /// The latest change.
    private(set) var change: Change?
    /// The number of the action that led to the current state.
    private var lastAction: UInt64?
    private var count = 0

    /// The number of lines that were removed.
    var omitted: Int { count - lines.count }

    mutating func begin(in state: String) {
        self = Journey()
        current = state
        append(.began(state: state))
    }

    mutating func move(from previous: String, to state: String, by action: String, number: UInt64?) {
        append(.step(action: action, isFirst: number == nil || number != lastAction, state: state))
        lastAction = number
        current = state
        change = Change(from: previous, to: state, number: (change?.number ?? 0) + 1)
    }

    /// Adds a note, or counts it if the journey ends with the same one.
    mutating func note(_ text: String) {
        if let last = lines.last, case .note(text, let count) = last.entry {
            lines[lines.count - 1] = Line(number: last.number, entry: .note(text, count: count + 1))
        } else {
            append(.note(text))
        }
    }

    private mutating func append(_ entry: Entry) {
        count += 1
        lines.append(Line(number: count, entry: entry))
        if lines.count > Self.capacity { lines.removeFirst() }
    }
}
