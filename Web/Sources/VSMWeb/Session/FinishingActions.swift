/// The finishing actions of a server, which waits for them before it stops.
final class FinishingActions: Sendable {
    private struct Contents {
        var count = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastWaiter = 0
    }

    private final class Token: Sendable {
        let actions: FinishingActions
        init(_ actions: FinishingActions) { self.actions = actions }
        deinit { actions.end() }
    }

    private let contents = LockedValue(Contents())

    /// The number of running actions.
    var count: Int { contents.withLock { $0.count } }

    /// Records that an action begins.
    ///
    /// - Returns: An object to keep until the action has ended.
    func begin() -> AnyObject {
        contents.withLock { $0.count += 1 }
        return Token(self)
    }

    private func end() {
        let waiters = contents.withLock { contents -> [CheckedContinuation<Void, Never>] in
            contents.count -= 1
            guard contents.count == 0 else { return [] }
            defer { contents.waiters = [:] }
            return Array(contents.waiters.values)
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until no action is running.
    ///
    /// - Parameters:
    ///   - deadline: The time at which it stops waiting.
    ///   - clock: The clock of the deadline.
    /// - Returns: The number of actions that are still running.
    @discardableResult
    func wait<C: Clock>(until deadline: C.Instant, clock: C) async -> Int where C.Duration == Duration {
        let number = contents.withLock { contents in
            contents.lastWaiter += 1
            return contents.lastWaiter
        }
        let timer = Task {
            try? await clock.sleep(until: deadline, tolerance: nil)
            contents.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
        }
        await withCheckedContinuation { waiter in
            let isWaiting = contents.withLock { contents in
                guard contents.count > 0, clock.now < deadline else { return false }
                contents.waiters[number] = waiter
                return true
            }
            if !isWaiting { waiter.resume() }
        }
        timer.cancel()
        return count
    }
}
