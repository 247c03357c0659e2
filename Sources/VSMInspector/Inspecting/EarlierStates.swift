#if DEBUG
/// Which containers of an app show an earlier state, and which wait until none does.
struct EarlierStates {
    private var shown: Set<Int> = []
    private var waiting: Set<Int> = []

    /// Records that a container shows an earlier state.
    mutating func begin(_ container: Int) { shown.insert(container) }

    /// Records that a container shows its current state, or has ended.
    ///
    /// - Returns: The containers that now show their current states, among them those that no longer have to wait.
    mutating func end(_ container: Int) -> Set<Int> {
        var ended: Set<Int> = []
        if let number = shown.remove(container) ?? waiting.remove(container) { ended.insert(number) }
        if shown.isEmpty {
            ended.formUnion(waiting)
            waiting = []
        }
        return ended
    }

    /// Records that a container was created.
    ///
    /// - Returns: Whether it has to wait.
    mutating func add(_ container: Int) -> Bool {
        guard !shown.isEmpty else { return false }
        waiting.insert(container)
        return true
    }
}
#endif
