public import VSM

@available(Systems 2024, *)
extension StateGraph {
    /// Finds the reachable states of a feature by running every action that a state offers, with every combination of
    /// outcomes that its stubs can choose.
    ///
    /// Each combination is run from the start on a new test host, so stubs only have to call `choose`. Actions are also
    /// run while an earlier one is running, and both before and after tasks that sleep on the host's clock resume. Concurrent
    /// jobs run in the order in which they became ready, unless ``ExplorationLimits/orders`` asks for more.
    ///
    /// ```swift
    /// let graph = try StateGraph.explore(
    ///     from: { _ in ProfileViewState.initialized(LoaderModel(repository: ChoosingRepository())) },
    ///     actions: { state in
    ///         switch state {
    ///         case .initialized(let model): [.action("load", model.load())]
    ///         case .loading, .loaded: []
    ///         case .loadingError(let model): [.action("retry", model.retry())]
    ///         }
    ///     }
    /// )
    /// graph.expectNoDeadEnds(except: "loaded")
    /// ```
    ///
    /// States with the same name are the same state. By default, the name is that of the case, so the graph stays
    /// small. A state that is a structure has no case: pass the key path to its enum, `identifiedBy: \.editingState`. A case
    /// that offers different sets of actions needs several names. The exploration continues from a state once for each
    /// outcome that led to it, because stubs may remember the last outcome. If they remember more, such as a number of
    /// attempts, or an order, it has to be part of the name.
    ///
    /// What the limits leave out is in ``omissions``; see ``ExplorationLimits``. Actions are
    /// run before, between and after up to four sleeps in a row, with every combination of outcomes; during more sleeps,
    /// they are run once.
    ///
    /// - Parameters:
    ///   - initialState: Creates the stubs and the first state for each run.
    ///   - actions: Returns the actions that a state offers, in the order in which they are tried.
    ///   - name: Returns what names a state: a text, or a value whose case has the name, such as `\.editingState`, the key path
    ///     to the enum in a structure. By default, the state itself. What isn't an enum is named by its description. States
    ///     with one name and the same actions are explored once, so the name has to contain what allows later actions, such
    ///     as which fields of a form are accepted.
    ///   - invariants: Conditions that every state of every run has to satisfy; see
    ///     ``expectInvariants(fileID:filePath:line:column:)``.
    ///   - limits: The limits of the exploration.
    ///   - isolation: The isolation of the test; use the default. See `withTestHost`.
    /// - Returns: The graph.
    /// - Throws: ``ExplorationError`` if a limit is reached or the feature is nondeterministic, or the error that
    ///   `initialState` throws.
    public static func explore(
        from initialState: (TestHost) throws -> State,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: ((State) -> Any)? = nil,
        invariants: [StateInvariant<State>] = [],
        limits: ExplorationLimits = ExplorationLimits(),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> StateGraph {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return try explore(
            subject: { ExploredSubject($0.container(state: try initialState($0)), on: $0) },
            actions: actions,
            identifiedBy: { state in name.map { stateName(chosen: $0(state)) } ?? stateName(of: state) },
            invariants: invariants,
            limits: limits,
            isMainActor: isMainActor(isolation, at: location),
            location: location
        )
    }

    /// Finds the reachable states of a feature whose view begins with an action.
    ///
    /// ```swift
    /// let graph = try StateGraph.explore(
    ///     begin: { _ in LoaderModel(repository: ChoosingRepository()).load() },
    ///     actions: { state in
    ///         switch state {
    ///         case .loading, .loaded: []
    ///         case .loadingError(let model): [.action("retry", model.retry())]
    ///         }
    ///     }
    /// )
    /// ```
    ///
    /// See ``explore(from:actions:identifiedBy:invariants:limits:isolation:fileID:filePath:line:column:)``.
    ///
    /// - Parameters:
    ///   - action: Creates the stubs and calls the action for each run; its first state must be ready.
    ///   - actions: Returns the actions that a state offers, in the order in which they are tried.
    ///   - name: Returns what names a state: a text, or a value whose case has the name. By default, the state itself.
    ///   - invariants: Conditions that every state of every run has to satisfy.
    ///   - limits: The limits of the exploration.
    ///   - isolation: The isolation of the test; use the default.
    /// - Returns: The graph.
    /// - Throws: ``ExplorationError``, or the error that `action` throws.
    public static func explore(
        begin action: (TestHost) throws -> StateSequence<State>,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: ((State) -> Any)? = nil,
        invariants: [StateInvariant<State>] = [],
        limits: ExplorationLimits = ExplorationLimits(),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> StateGraph {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return try explore(
            subject: { ExploredSubject($0.container(begin: try action($0)), on: $0) },
            actions: actions,
            identifiedBy: { state in name.map { stateName(chosen: $0(state)) } ?? stateName(of: state) },
            invariants: invariants,
            limits: limits,
            isMainActor: isMainActor(isolation, at: location),
            location: location
        )
    }

    /// Finds the reachable states of a subject other than a single container.
    @_spi(Host) public static func explore(
        subject: (TestHost) throws -> ExploredSubject<State>,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: @escaping (State) -> String,
        invariants: [StateInvariant<State>],
        limits: ExplorationLimits,
        isMainActor: Bool,
        location: TestLocation
    ) throws -> StateGraph {
        try withoutActuallyEscaping(subject) { subject in
            try withoutActuallyEscaping(actions) { actions in
                let feature = ExploredFeature(
                    start: subject,
                    actions: actions,
                    name: name,
                    invariants: invariants,
                    limits: limits,
                    isMainActor: isMainActor
                )
                var explorer = Explorer(feature, location: location)
                let graph = try explorer.explore()
                graph.warnAboutOmissions(with: limits, at: location)
                return graph
            }
        }
    }
}
