public import VSM

@available(Systems 2024, *)
extension RecordedJournal {
    /// Runs a feature through the states of the journal.
    ///
    /// A journal records the call sites and the states of actions, but not their names. Therefore, the replay tries the
    /// actions that each state offers, with the outcomes that the stubs can choose, until they lead to the states of the
    /// journal. If jobs are concurrent, it tries their orders, too. The choices of a journal that was recorded on a test
    /// host have to be the same.
    ///
    /// ```swift
    /// let journal = try RecordedJournal(contentsOf: file)
    /// let replay = try journal.replay(from: { _ in .initialized(model) }, actions: actions)
    /// #expect(!replay.isStuck)
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: Creates the stubs and the first state for each run.
    ///   - actions: Returns the actions that a state offers.
    ///   - name: Returns what names a state in the journal: its description, or a value whose case has the name, such as
    ///     `\.editingState`, the key path to the enum in a structure. By default, the name of its case.
    ///   - container: The container to replay; by default, the first container of the journal.
    ///   - restsAtEnd: Whether the feature stays in the last state of the journal, as in a program that hung; pass `false` if
    ///     the journal ends while the feature is running.
    ///   - limits: The limits of the search.
    ///   - isolation: The isolation of the test; use the default. See `withTestHost`.
    /// - Returns: The path and the last state.
    /// - Throws: ``ReplayError`` if the feature can't go through these states, or the error that `initialState` throws.
    public func replay<State>(
        from initialState: (TestHost) throws -> State,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: @escaping (State) -> Any = { DescribedState($0).caseName },
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
        return try replay(
            start: { ExploredSubject($0.container(state: try initialState($0)), on: $0) },
            beginsWithAction: false,
            actions: actions,
            identifiedBy: name,
            container: container,
            restsAtEnd: restsAtEnd,
            limits: limits,
            isMainActor: isMainActor(isolation, at: location),
            location: location
        )
    }

    /// Makes the test fail if a feature can go through the states of the journal.
    ///
    /// Write such a test for a bug that was reported with a journal: it fails until the bug is fixed, and then prevents a
    /// regression. The failure shows the path. The test also fails if the search leaves something out because it reaches a
    /// limit that the test doesn't set; see ``ExplorationLimits``.
    ///
    /// - Parameters:
    ///   - initialState: Creates the stubs and the first state for each run.
    ///   - actions: Returns the actions that a state offers.
    ///   - name: Returns what names a state in the journal: its description, or a value whose case has the name, such as
    ///     `\.editingState`, the key path to the enum in a structure. By default, the name of its case.
    ///   - container: The container to replay; by default, the first container of the journal.
    ///   - limits: The limits of the search.
    ///   - isolation: The isolation of the test; use the default. See `withTestHost`.
    /// - Throws: ``ReplayError`` if the journal can't be replayed for other reasons, or the error that `initialState` throws.
    public func expectNotReproducible<State>(
        from initialState: (TestHost) throws -> State,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: @escaping (State) -> Any = { DescribedState($0).caseName },
        container: JournalEntry.Container? = nil,
        limits: ExplorationLimits = ExplorationLimits(),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        try expectNotReproducible(at: location) {
            try replay(
                start: { ExploredSubject($0.container(state: try initialState($0)), on: $0) },
                beginsWithAction: false,
                actions: actions,
                identifiedBy: name,
                container: container,
                restsAtEnd: true,
                limits: limits,
                isMainActor: isMainActor(isolation, at: location),
                location: location
            )
        }
    }
}
