public import VSM
public import VSMJournal

@available(Systems 2024, *)
extension RecordedJournal {
    /// Runs a feature whose view begins with an action through the states of the journal.
    ///
    /// The action is the first one of the journal. See
    /// ``replay(from:actions:identifiedBy:container:restsAtEnd:limits:isolation:fileID:filePath:line:column:)``.
    ///
    /// - Parameters:
    ///   - action: Creates the stubs and calls the action for each run; its first state must be ready.
    ///   - actions: Returns the actions that a state offers.
    ///   - name: Returns what names a state in the journal; by default, the name of its case.
    ///   - container: The container to replay; by default, the first container of the journal.
    ///   - restsAtEnd: Whether the feature stays in the last state of the journal.
    ///   - limits: The limits of the search.
    ///   - isolation: The isolation of the test; use the default.
    /// - Returns: The path and the last state.
    /// - Throws: ``ReplayError`` if the feature can't go through these states, or the error that `action` throws.
    public func replay<State>(
        begin action: (TestHost) throws -> StateSequence<State>,
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
            start: { ExploredSubject($0.container(begin: try action($0)), on: $0) },
            beginsWithAction: true,
            actions: actions,
            identifiedBy: name,
            container: container,
            restsAtEnd: restsAtEnd,
            limits: limits,
            isMainActor: isMainActor(isolation, at: location),
            location: location
        )
    }

    /// Makes the test fail if a feature whose view begins with an action can go through the states of the journal.
    ///
    /// See ``expectNotReproducible(from:actions:identifiedBy:container:limits:isolation:fileID:filePath:line:column:)``.
    ///
    /// - Parameters:
    ///   - action: Creates the stubs and calls the action for each run; its first state must be ready.
    ///   - actions: Returns the actions that a state offers.
    ///   - name: Returns what names a state in the journal; by default, the name of its case.
    ///   - container: The container to replay; by default, the first container of the journal.
    ///   - limits: The limits of the search.
    ///   - isolation: The isolation of the test; use the default.
    /// - Throws: ``ReplayError`` if the journal can't be replayed for other reasons, or the error that `action` throws.
    public func expectNotReproducible<State>(
        begin action: (TestHost) throws -> StateSequence<State>,
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
                start: { ExploredSubject($0.container(begin: try action($0)), on: $0) },
                beginsWithAction: true,
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
