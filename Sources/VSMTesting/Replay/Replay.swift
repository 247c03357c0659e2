public import VSM

/// A journal's way through a feature, gone again.
public struct Replay<State> {
    /// The way: the states that the journal has, with the actions and outcomes that lead to them.
    public let path: StateGraph<State>.Path

    /// The state at the end.
    public let state: State

    /// The names of the actions that the state at the end offers.
    public let actions: [String]

    /// Whether an action still runs at the end.
    public let isRunning: Bool

    /// Whether nothing can go on from the end: it offers no action, nothing is ready and nobody sleeps.
    public let isStuck: Bool
}

extension RecordedJournal {
    /// Runs a feature the way that a journal has it.
    ///
    /// A journal knows where actions were observed and what states they led to, but not what they are called. The replay
    /// tries the actions that each state offers, with the outcomes among which the stubs choose, until one leads to the
    /// states that the journal has. What the journal noted of choices on a test host has to come out the same.
    ///
    /// ```swift
    /// let journal = try RecordedJournal(contentsOf: file)
    /// let replay = try journal.replay(from: { _ in .initialized(model) }, actions: actions)
    /// #expect(!replay.isStuck)
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: makes the stubs and the first state, anew for each run.
    ///   - actions: lists the actions that a state offers.
    ///   - name: what the journal calls a state; by default the name of its case, as in the journal.
    ///   - container: whose way it is; by default the journal's first container.
    ///   - restsAtEnd: whether the feature stays in the last state that the journal has, as it does where somebody looked
    ///     at a program that hung; pass `false` if the journal stops in the middle of things.
    ///   - limits: when to give up.
    ///   - isolation: leave it out; see `withTestHost`.
    /// - Returns: the way, and what can be done at its end.
    /// - Throws: ``ReplayError`` if the feature cannot go that way; what `initialState` throws.
    #if !Testing
    @available(*, unavailable, message: "VSMTesting needs the trait \"Testing\" of the package vsm-swift.")
    #endif
    public func replay<State>(
        from initialState: (TestHost) throws -> State,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: @escaping (State) -> String = { DescribedState($0).caseName },
        container: JournalEntry.Container? = nil,
        restsAtEnd: Bool = true,
        limits: ExplorationLimits = ExplorationLimits(),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Replay<State> {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        checkIsolation(isolation, at: location)
        guard let container = container ?? containers.first else {
            throw ReplayError(description: "The journal has no container.")
        }
        return try withoutActuallyEscaping(initialState) { initialState in
            try withoutActuallyEscaping(actions) { actions in
                let feature = ExploredFeature(
                    start: initialState,
                    actions: actions,
                    name: name,
                    invariants: [],
                    limits: limits
                )
                var replayer = Replayer(feature, steps(of: container), restsAtEnd: restsAtEnd, location: location)
                return try replayer.replay()
            }
        }
    }

    /// Makes the test fail for as long as a feature can go the way that a journal has.
    ///
    /// Written when a mistake was reported with a journal, it fails until the mistake is mended, and from then on makes
    /// sure that it does not come back. The failure prints the way.
    ///
    /// - Parameters:
    ///   - initialState: makes the stubs and the first state, anew for each run.
    ///   - actions: lists the actions that a state offers.
    ///   - name: what the journal calls a state; by default the name of its case, as in the journal.
    ///   - container: whose way it is; by default the journal's first container.
    ///   - limits: when to give up.
    ///   - isolation: leave it out; see `withTestHost`.
    /// - Throws: what `initialState` throws.
    #if !Testing
    @available(*, unavailable, message: "VSMTesting needs the trait \"Testing\" of the package vsm-swift.")
    #endif
    public func expectNoLongerHappens<State>(
        from initialState: (TestHost) throws -> State,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: @escaping (State) -> String = { DescribedState($0).caseName },
        container: JournalEntry.Container? = nil,
        limits: ExplorationLimits = ExplorationLimits(),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let replay: Replay<State>
        do {
            replay = try self.replay(
                from: initialState,
                actions: actions,
                identifiedBy: name,
                container: container,
                limits: limits,
                isolation: isolation,
                fileID: fileID,
                filePath: filePath,
                line: line,
                column: column
            )
        } catch let error as ReplayError where error.isDivergence {
            return
        }
        reportFailure(
            "What the journal has can still happen:\n\(replay.path)",
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}
