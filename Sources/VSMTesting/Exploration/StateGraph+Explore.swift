extension StateGraph {
    /// Finds the states of a feature by running it: every action that a state offers is taken, with every combination of
    /// outcomes that its stubs choose among, until nothing is new.
    ///
    /// The feature is run again from the start for each of them, on a test host of its own, so stubs need no cleverness:
    /// they call `choose`. Actions are also taken while an earlier one still runs, and before as well as after
    /// the time passes for which somebody sleeps on the host's clock.
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
    /// Two states are the same if they have the same name. With the names of cases, the default, the graph is small and
    /// shows how the cases follow each other; a state that offers several sets of actions needs several names.
    /// The exploration goes on from a state once for each outcome that led into it, because stubs may have noted it. What
    /// they remember for longer, such as a number of attempts, is told apart only if it is part of the name.
    ///
    /// - Parameters:
    ///   - initialState: makes the stubs and the first state, anew for each run.
    ///   - actions: lists the actions that a state offers, in the order in which they are to be tried.
    ///   - name: identifies a state; by default the name of its case, or what a state that is no enum says of itself.
    ///   - invariants: what has to hold in every state of every run; see ``expectInvariants(fileID:filePath:line:column:)``.
    ///   - limits: when to give up.
    ///   - isolation: leave it out; see `withTestHost`.
    /// - Returns: the graph.
    /// - Throws: ``ExplorationError`` when a limit is reached or the feature does not do the same in every run; what
    ///   `initialState` throws.
    #if !Testing
    @available(*, unavailable, message: "VSMTesting needs the trait \"Testing\" of the package vsm-swift.")
    #endif
    public static func explore(
        from initialState: (TestHost) throws -> State,
        actions: (State) -> [StateAction<State>],
        identifiedBy name: ((State) -> String)? = nil,
        invariants: [StateInvariant<State>] = [],
        limits: ExplorationLimits = ExplorationLimits(),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> StateGraph {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        checkIsolation(isolation, at: location)
        return try withoutActuallyEscaping(initialState) { initialState in
            try withoutActuallyEscaping(actions) { actions in
                let feature = ExploredFeature(
                    start: initialState,
                    actions: actions,
                    name: name ?? { stateName(of: $0) },
                    invariants: invariants,
                    limits: limits
                )
                var explorer = Explorer(feature, location: location)
                return try explorer.explore()
            }
        }
    }
}
