/// The turn of a finishing action among those of its container.
///
/// Only the owner of the container uses it.
@usableFromInline
final class FinishingTurn {
    /// The container's storage; a weak reference, so that the action does not keep the state alive.
    @usableFromInline private(set) weak var storage: AnyObject?
    private let isConcurrent: Bool
    /// Held until nothing is left to finish.
    private var token: AnyObject?
    private var isOver = false
    /// The turn before this one, while this one waits for it.
    private var earlier: FinishingTurn?
    /// The turn that waits for this one.
    private var later: CheckedContinuation<Void, Never>?

    /// - Parameters:
    ///   - storage: The storage of the container.
    ///   - owner: The actor on which the action runs.
    ///   - isConcurrent: Whether the action runs at the same time as others.
    @usableFromInline
    init(in storage: AnyObject, owner: Owner, isConcurrent: Bool) {
        self.storage = storage
        self.isConcurrent = isConcurrent
        token = owner.finishingToken
    }

    /// Begins the turn, unless it has to wait for an earlier one.
    ///
    /// - Parameter latest: The latest turn of the container, which this one becomes.
    /// - Returns: Whether the turn has begun.
    @usableFromInline
    func begin(after latest: inout FinishingTurn?) -> Bool {
        if isConcurrent { return true }
        defer { latest = self }
        guard let latest, !latest.isOver else { return true }
        earlier = latest
        return false
    }

    /// Waits for the earlier turn; called once.
    nonisolated(nonsending) func waitForEarlier() async {
        if let earlier, !earlier.isOver { await withCheckedContinuation { earlier.later = $0 } }
        earlier = nil
    }

    /// Ends the turn, and begins the next one.
    @usableFromInline
    func end() {
        isOver = true
        token = nil
        later.take()?.resume()
    }
}

/// The work of a finishing action that waits for its turn, in a task that keeps the context of the caller.
///
/// Unchecked: see ``IsolatedOperation``.
struct OperationInTurn: IsolatedOperation, @unchecked Sendable {
    let turn: FinishingTurn
    let operation: () async -> Void

    func run() async {
        await turn.waitForEarlier()
        await operation()
    }
}
