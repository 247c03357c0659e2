import IssueReporting

/// A host without a screen, whose tests wait for what it shows.
@MainActor
package protocol HeadlessHost: AnyObject {
    /// What is visible, as lines.
    var description: String { get }

    /// Is sent when what is visible may have changed.
    var changes: ChangeSignal { get }

    /// The actions that the host has seen begin; `nil` in programs without VSM.
    var actions: (any HostedActions)? { get }

    /// Why nothing will change any more, if the host knows that.
    var ending: String? { get }
}

extension HeadlessHost {
    package var ending: String? { nil }

    /// Runs code that the host calls, such as a view's, and sees the actions that begin in its containers.
    package func call<Result>(_ code: () throws -> Result) rethrows -> Result {
        guard let actions else { return try code() }
        return try actions.see(code)
    }

    /// Waits until a condition holds, and makes the test fail if it never does.
    ///
    /// - Parameters:
    ///   - problem: What is wrong if the condition never holds.
    ///   - timeout: See ``explainWait(_:timeout:until:)``.
    ///   - condition: The condition.
    package func wait(
        _ problem: String,
        timeout: Duration,
        fileID: StaticString,
        filePath: StaticString,
        line: UInt,
        column: UInt,
        until condition: (Self) -> Bool
    ) async {
        guard let failure = await explainWait(problem, timeout: timeout, until: condition) else { return }
        reportIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Waits until a condition holds.
    ///
    /// Nobody can know that a condition will never hold: a thread, a timer or a server may still change what is visible. So
    /// the wait ends with a timeout or with its task.
    ///
    /// - Parameters:
    ///   - problem: What is wrong if the condition never holds.
    ///   - timeout: The time until the wait fails. It passes in steps that need a turn of the main actor, so that it lasts
    ///     longer on a busy machine.
    ///   - condition: The condition; it is evaluated after each change.
    /// - Returns: Why the condition does not hold, with the visible elements and the running actions; `nil` if it holds.
    package func explainWait(
        _ problem: String,
        timeout: Duration = .seconds(60),
        until condition: (Self) -> Bool
    ) async -> String? {
        if condition(self) { return nil }
        let timer = WaitTimer(timeout, changes)
        defer { timer.cancel() }
        while !condition(self) {
            if let ending { return explanation("\(problem): \(ending).") }
            if Task.isCancelled {
                return explanation("\(problem) when the task is cancelled, as by the time limit of a test.")
            }
            if timer.hasEnded { return explanation("\(problem) after \(timeout).") }
            await changes.next()
        }
        return nil
    }

    private func explanation(_ problem: String) -> String {
        let (visible, running) = (description, actions?.running ?? [])
        return """
            \(problem)
            Visible:
            \(visible.isEmpty ? "(nothing)" : visible)
            Running:
            \(running.isEmpty ? "(no action that the host has seen begin)" : running.joined(separator: "\n"))
            """
    }
}

/// The timeout of a wait.
@MainActor
private final class WaitTimer {
    private(set) var hasEnded = false
    private var task: Task<Void, any Error>?

    /// Begins; the signal is sent at the end.
    init(_ timeout: Duration, _ changes: ChangeSignal) {
        let steps = 60
        task = Task { [weak self] in
            for _ in 0..<steps { try await Task.sleep(for: timeout / steps) }
            self?.hasEnded = true
            changes.send()
        }
    }

    func cancel() { task?.cancel() }
}
