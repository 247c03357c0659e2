/// The action that runs in a container and the latest ones before it, as a pure value.
struct ActionHistory {
    /// The number of actions that are remembered, so that a late result can be attributed to its action.
    static let capacity = 32

    private var remembered: [ActionInfo] = []
    private var isRunning = false
    /// Whether the action that began last finishes.
    private var finishes = false
    /// The actions that go on without the container.
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

    /// Records that an action which waited begins without the container.
    ///
    /// - Returns: A number for the action, which is no number of another one.
    mutating func beginDetached(_ action: ActionInfo) -> ActionID {
        detachedCalls += 1
        let id = ActionID.max - detachedCalls
        detached[id] = action
        return id
    }

    /// Whether an action goes on without the container.
    func isDetached(_ action: ActionInfo) -> Bool {
        action.number.map { detached[$0] != nil } ?? true
    }

    /// Records that an action has returned everything.
    ///
    /// - Returns: The action, or `nil` if it was ended before.
    mutating func finish(_ id: ActionID) -> ActionInfo? {
        guard isRunning, latest?.number == id else { return detached.removeValue(forKey: id) }
        isRunning = false
        return latest
    }

    /// Records that an action has done what it is to finish, and follows values from now on.
    ///
    /// - Returns: The action if it goes on without the container, and so ends; `nil` if it is the latest.
    mutating func finishBeforeFollowing(_ id: ActionID) -> ActionInfo? {
        if latest?.number == id, isRunning { finishes = false }
        return detached.removeValue(forKey: id)
    }

    /// Records that no action runs.
    ///
    /// - Returns: The action that was running. If it finishes, it is detached.
    mutating func end() -> ActionInfo? {
        guard isRunning, let latest else { return nil }
        isRunning = false
        if finishes, let number = latest.number { detached[number] = latest }
        return latest
    }

    /// The action with a number, without shape and call site if it is no longer remembered.
    subscript(id: ActionID) -> ActionInfo {
        detached[id] ?? remembered.last { $0.number == id } ?? ActionInfo(number: id, shape: nil, call: nil)
    }
}
