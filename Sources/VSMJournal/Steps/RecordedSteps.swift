/// The events of one container in a journal, action by action.
public struct RecordedSteps: Sendable, Hashable {
    /// The container.
    public let container: JournalEntry.Container

    /// The state before the first transition in the journal, or `nil` if there is no transition.
    public let firstState: String?

    /// The actions, in the order in which they began.
    public let steps: [RecordedStep]

    /// The outcomes of the outside world after the last action ended, while no action was running.
    public let outcomesAfter: [RecordedOutcome]

    /// A sentence about what is missing, or `nil` if the journal contains every action from its beginning.
    ///
    /// Older actions are missing if the journal was full, or if it was attached after they began. Outcomes of the outside
    /// world before the oldest entry may be missing in any case.
    public var gap: String? {
        guard let first = steps.first else { return nil }
        if let step = steps.first(where: { !$0.hasBeginning }) {
            return "The beginning of action #\(step.number) is not in the journal."
        }
        guard first.number == 1 else { return "The actions before #\(first.number) are not in the journal." }
        for (step, next) in zip(steps, steps.dropFirst()) where next.number - step.number > 1 {
            return "The actions between #\(step.number) and #\(next.number) are not in the journal."
        }
        return nil
    }
}

extension RecordedJournal {
    /// Returns the events of one container, action by action.
    ///
    /// Actions that never began, because they were debounced or throttled away, aren't included.
    ///
    /// - Parameter container: One of ``containers``.
    /// - Returns: The steps; there are none if the container doesn't appear in the journal.
    public func steps(of container: JournalEntry.Container) -> RecordedSteps {
        var collector = StepCollector(container: container.number)
        for entry in entries { collector.take(entry) }
        return RecordedSteps(
            container: container,
            firstState: collector.firstState,
            steps: collector.steps,
            outcomesAfter: collector.waiting
        )
    }
}
