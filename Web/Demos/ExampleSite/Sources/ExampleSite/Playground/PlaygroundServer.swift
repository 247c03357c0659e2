import VSM

/// What the server of a feature of the playground has, and the requests that it works on.
final class PlaygroundServer {
    /// The stored name or post.
    let stored: CurrentValueSubject<String, Never>
    private var changes: Set<Int> = []
    private var count = 0

    init(stored: String) { self.stored = CurrentValueSubject(stored) }

    /// The number of changes that the server works on.
    var changeCount: Int { changes.count }

    /// Begins a change.
    ///
    /// - Returns: Its number.
    func begin() -> Int {
        count += 1
        changes.insert(count)
        return count
    }

    /// Ends a change.
    ///
    /// - Returns: Whether it was not ended before.
    @discardableResult
    func end(_ change: Int) -> Bool { changes.remove(change) != nil }
}
