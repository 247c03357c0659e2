@_spi(Host) import VSM
import VSMJournal

@available(Systems 2024, *)
extension RecordedJournal {
    /// Runs a feature through the states of the journal.
    ///
    /// - Parameters:
    ///   - start: Creates the subject for each run.
    ///   - beginsWithAction: Whether the start observes an action, which is the first one of the journal.
    func replay<State>(
        start: (TestHost) throws -> ExploredSubject<State>,
        beginsWithAction: Bool,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: @escaping (State) -> Any,
        container: JournalEntry.Container?,
        restsAtEnd: Bool,
        limits: ExplorationLimits,
        isMainActor: Bool,
        location: TestLocation
    ) throws -> Replay<State> {
        guard let container = container ?? containers.first else {
            throw ReplayError(description: "The journal contains no containers.")
        }
        return try withoutActuallyEscaping(start) { start in
            try withoutActuallyEscaping(actions) { actions in
                let feature = ExploredFeature<State>(
                    start: start,
                    actions: actions,
                    name: { recordedName(of: name($0)) },
                    invariants: [],
                    limits: limits,
                    isMainActor: isMainActor
                )
                var replayer = Replayer(
                    feature,
                    steps(of: container),
                    beginsWithAction: beginsWithAction,
                    restsAtEnd: restsAtEnd,
                    location: location
                )
                return try replayer.replay()
            }
        }
    }

    /// Reports a replay that succeeds, and one that leaves something out.
    func expectNotReproducible<State>(at location: TestLocation, _ replay: () throws -> Replay<State>) throws {
        let found: Replay<State>
        do {
            found = try replay()
        } catch let error as ReplayError where error.isDivergence {
            guard !error.untried.isEmpty else { return }
            reportFailure("The journal may still be reproducible. \(error)", at: location)
            return
        }
        reportFailure("The journal is still reproducible:\n\(found.path)", at: location)
    }
}

/// Returns the name of a state in a journal: a text as it is, and otherwise as a journal names it.
private func recordedName(of value: Any) -> String {
    value as? String ?? DescribedState(value).nameWithinOptionals
}
