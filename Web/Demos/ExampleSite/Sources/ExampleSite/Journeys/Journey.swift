/// The states of a feature so far and the actions between them, as a pure value.
struct Journey: Equatable, Sendable {
    /// A state, and the action that led there.
    struct Line: Equatable, Sendable {
        /// The number of the line, counted from 1.
        let number: Int
        /// The action; `nil` for the first state.
        let action: String?
        /// Whether the action has led to a state before.
        let continues: Bool
        let state: String
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
    /// The latest change.
    private(set) var change: Change?
    /// The number of the action that led to the current state.
    private var lastAction: UInt64?

    mutating func begin(in state: String) {
        self = Journey()
        lines = [Line(number: 1, action: nil, continues: false, state: state)]
    }

    mutating func move(from previous: String, to state: String, by action: String, number: UInt64?) {
        change = Change(from: previous, to: state, number: (change?.number ?? 0) + 1)
        let line = (lines.last?.number ?? 0) + 1
        let continues = number != nil && number == lastAction
        lines.append(Line(number: line, action: action, continues: continues, state: state))
        lastAction = number
        if lines.count > Self.capacity { lines.removeFirst() }
    }
}
