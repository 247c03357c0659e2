@_spi(Host) @testable import VSM
@_spi(Host) @testable import VSMTesting

/// The end of a run, at which everything must have come to rest.
extension RandomTester {
    func end() {
        trace("end")
        isEnding = true
        drain()
        checkLatest()
        release()
        for action in actions where action.shape == .subject && action.finishes && !action.hasEnded {
            action.hasEnded = true
            action.subject.send(completion: .finished)
        }
        drain()
        reference = nil
        for subscriber in subscribers {
            subscriber.onDemand?.request(.unlimited)
            if let problem = subscriber.problem(history, isCutShort: isCutShort) { check(false, problem) }
            subscriber.cancel()
        }
        check(releasedContainer == nil, "The container is still alive.")
        actions.forEach(checkEnd)
    }

    private func drain() {
        for _ in 0..<20 {
            for gate in actions.flatMap(\.gates) { gate.open() }
            var count = 0
            while host.runNext() {
                count += 1
                guard count < 10_000 else { return check(false, "It never comes to rest.") }
            }
            host.clock.advance(by: .seconds(1))
        }
    }

    /// Checks the container at rest.
    private func checkLatest() {
        check(waiting.isEmpty, "\(waiting.values.map(\.description)) waited, but were never called.")
        for action in actions where action.shape == .subject && action.hasBegun && !action.finishes {
            if action.hasEnded { continue }
            let isCancelled = latest !== action
            check(action.isCancelled == isCancelled, "\(action.description) was cancelled: \(action.isCancelled).")
        }
        for action in actions where action.source != nil && !action.isSourceFinished {
            let isCancelled = latest !== action
            check(action.isCancelled == isCancelled, "What \(action.description) follows ended: \(action.isCancelled).")
        }
        guard let container else { return }
        let state = container.state.number
        check(state == history.last, "The state is \(state), and \(history.last!) was delivered.")
        guard let latest else { return }
        let isWaiting =
            latest.finishes && !latest.isConcurrent && !latest.hasEnded
            && actions.contains {
                $0 !== latest && $0.finishes && !$0.isConcurrent && !$0.hasEnded && ($0.turn != nil || $0.isForgotten)
            }
        if isWaiting { return check(container.actionProgress == .running, "\(latest.description) does not wait.") }
        check(
            latest.appliedCount == latest.states.count && latest.valueCount == latest.yieldedCount,
            """
            \(latest.description) has \(latest.states), of which \(latest.appliedCount) were applied, and \
            \(latest.yieldedCount) values, of which it received \(latest.valueCount).
            """
        )
        let progress = container.actionProgress
        check(progress == latest.progressAtRest, "The progress of \(latest.description) is \(progress).")
    }

    /// Checks an action after the container has been released.
    private func checkEnd(of action: ScriptedAction) {
        check(action.lifeCount == 0, "Something of \(action.description) is still there.")
        let finishes = action.finishes && (action.turn != nil || action.isForgotten)
        check(!finishes || action.hasEnded, "\(action.description) did not finish.")
        let isFollowing = action.source != nil && !action.isSourceFinished
        check(!isFollowing || action.isCancelled, "What \(action.description) follows did not end.")
        guard action.shape.isClosure, action.turn != nil else { return }
        check(action.hasBegun, "\(action.description) never began.")
    }
}
