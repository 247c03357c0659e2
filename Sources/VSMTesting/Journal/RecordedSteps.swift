/// What happened in one container, action by action, as far as a journal has it.
public struct RecordedSteps: Sendable, Hashable {
    /// The container.
    public let container: JournalEntry.Container

    /// The state that the container was in before the first change that the journal has; `nil` if it has none.
    public let firstState: String?

    /// The actions, in the order in which they began.
    public let steps: [RecordedStep]

    /// What the outside world answered after the last action had ended, while nothing ran.
    public let outcomesAfter: [RecordedOutcome]

    /// What is missing at the beginning or in between, in a sentence; `nil` if every action is there from its beginning.
    ///
    /// Older actions are missing when the journal was full, or attached to a container that was at work already. What
    /// the outside world answered before the oldest entry may be missing even so.
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
    /// What happened in one container, action by action.
    ///
    /// Calls that never began, because they were debounced or throttled away, are not among the steps.
    ///
    /// - Parameter container: one of ``containers``.
    /// - Returns: the steps; none if the container does not appear in the journal.
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
