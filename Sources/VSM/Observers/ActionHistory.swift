/// The action that runs in a container and the latest of those before, as a pure value.
struct ActionHistory {
    /// How many actions are remembered, so that a result that comes late can be told whose it is.
    static let capacity = 32

    private var remembered: [ActionCause] = []
    private var isRunning = false

    /// The action that began last.
    var latest: ActionCause? { remembered.last }

    /// Notes that an action begins.
    ///
    /// - Returns: the action that this one ends, or `nil` if none was running.
    mutating func begin(_ cause: ActionCause) -> ActionCause? {
        let ended = isRunning ? latest : nil
        if remembered.count == Self.capacity { remembered.removeFirst() }
        remembered.append(cause)
        isRunning = true
        return ended
    }

    /// Notes that an action has come to its end.
    ///
    /// - Returns: the action, or `nil` if it was not running any more.
    mutating func finish(_ turn: Turn) -> ActionCause? {
        guard latest?.number == turn else { return nil }
        return end()
    }

    /// Notes that no action runs any more.
    ///
    /// - Returns: the action that was running.
    mutating func end() -> ActionCause? {
        defer { isRunning = false }
        return isRunning ? latest : nil
    }

    /// The action that had a turn; without shape and place if it is not remembered any more.
    subscript(turn: Turn) -> ActionCause {
        remembered.last { $0.number == turn } ?? ActionCause(number: turn, shape: nil, call: nil)
    }
}
