/// The action that runs in a container and the latest ones before it, as a pure value.
struct ActionHistory {
    /// The number of actions that are remembered, so that a late result can be attributed to its action.
    static let capacity = 32

    private var remembered: [ActionInfo] = []
    private var isRunning = false

    /// The action that began last.
    var latest: ActionInfo? { remembered.last }

    /// Records that an action begins.
    ///
    /// - Returns: The action that this one ends, or `nil` if none was running.
    mutating func begin(_ action: ActionInfo) -> ActionInfo? {
        let ended = isRunning ? latest : nil
        if remembered.count == Self.capacity { remembered.removeFirst() }
        remembered.append(action)
        isRunning = true
        return ended
    }

    /// Records that an action has returned everything.
    ///
    /// - Returns: The action, or `nil` if it was no longer running.
    mutating func finish(_ id: ActionID) -> ActionInfo? {
        guard latest?.number == id else { return nil }
        return end()
    }

    /// Records that no action runs.
    ///
    /// - Returns: The action that was running.
    mutating func end() -> ActionInfo? {
        defer { isRunning = false }
        return isRunning ? latest : nil
    }

    /// The action with a number, without shape and call site if it is no longer remembered.
    subscript(id: ActionID) -> ActionInfo {
        remembered.last { $0.number == id } ?? ActionInfo(number: id, shape: nil, call: nil)
    }
}
