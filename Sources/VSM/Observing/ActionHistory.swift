/// The running action of a container and its latest predecessors, as a pure value.
struct ActionHistory {
    /// The number of actions that are remembered, so that a late result can be attributed to its action.
    static let capacity = 32

    private var remembered: [ActionInfo] = []
    private var isRunning = false
    /// Whether the latest action is a finishing one.
    private var finishes = false
    /// The actions that continue without the container.
    private var detached: [ActionID: ActionInfo] = [:]
    private var detachedCalls: ActionID = 0

    /// The action that began last.
    var latest: ActionInfo? { remembered.last }

    /// Records that an action begins.
    ///
    /// - Returns: The action that this one ends or detaches, or `nil` if none was running.
    mutating func begin(_ action: ActionInfo, finishes: Bool = false) -> ActionInfo? {
        let ended = end()
        if remembered.count == Self.capacity { remembered.removeFirst() }
        remembered.append(action)
        isRunning = true
        self.finishes = finishes
        return ended
    }

    /// Records that a waiting action begins without the container.
    ///
    /// - Returns: A unique number for the action.
    mutating func beginDetached(_ action: ActionInfo) -> ActionID {
        detachedCalls += 1
        let id = ActionID.max - detachedCalls
        detached[id] = action
        return id
    }

    /// Returns whether an action continues without the container.
    func isDetached(_ action: ActionInfo) -> Bool {
        action.number.map { detached[$0] != nil } ?? true
    }

    /// Records that an action has returned everything.
    ///
    /// - Returns: The action, or `nil` if it had already ended.
    mutating func finish(_ id: ActionID) -> ActionInfo? {
        guard isRunning, latest?.number == id else { return detached.removeValue(forKey: id) }
        isRunning = false
        return latest
    }

    /// Records that a finishing action has done its work and may wait forever from now on.
    ///
    /// - Returns: The action if it was detached, because it ends here; `nil` if it is the latest.
    mutating func finishBeforeFollowing(_ id: ActionID) -> ActionInfo? {
        if latest?.number == id, isRunning { finishes = false }
        return detached.removeValue(forKey: id)
    }

    /// Records that no action runs.
    ///
    /// - Returns: The action that was running; a finishing one becomes detached.
    mutating func end() -> ActionInfo? {
        guard isRunning, let latest else { return nil }
        isRunning = false
        if finishes, let number = latest.number { detached[number] = latest }
        return latest
    }

    /// The action with this number; without shape and call site if it is no longer remembered.
    subscript(id: ActionID) -> ActionInfo {
        detached[id] ?? remembered.last { $0.number == id } ?? ActionInfo(number: id, shape: nil, call: nil)
    }
}
