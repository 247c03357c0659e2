@_spi(Host) public import VSMTesting
public import VSMWeb

extension StateGraph where State == PageSnapshot {
    /// Finds the reachable states of a page by performing every action that a person can perform, with every
    /// combination of outcomes that stubs can choose.
    ///
    /// The actions are the handlers of the page: clicks on enabled controls, input into fields, and submissions of
    /// forms. You do not list them.
    ///
    /// ```swift
    /// let graph = try StateGraph.explore(
    ///     page: "/",
    ///     of: { host in .tasks(TaskStub()) },
    ///     samples: ["title": ["Buy milk", ""]]
    /// )
    /// graph.expectNoDeadEnds()
    /// graph.expectInvariants()
    /// ```
    ///
    /// A state of the graph has the name of the states of the views in the page: the names of their cases and of the
    /// cases of their enum values, such as `loaded.ready`. States with equal names are the same state, whatever data
    /// they contain. A state that is not an enum has the name of its value. To distinguish more or fewer states, pass
    /// `identifiedBy:`.
    ///
    /// If the page redirects to another one, such as after a form, the graph ends with a state named after the path of
    /// the other page, unless `followsLinks` is `true`. That state is not a dead end.
    ///
    /// If several actions have the same name, such as a button in each row, only the first runs.
    ///
    /// `expectInvariants` fails for problems that `checks` finds in any state, such as a control without a name, and if
    /// the browser would show something other than the page renders.
    ///
    /// - Parameters:
    ///   - path: The path and query of the page.
    ///   - site: Creates the stubs and the site for each run.
    ///   - samples: The texts to enter into fields, by their names or labels. The exploration submits a form with every
    ///     combination. Without samples, an empty field gets a text of its type.
    ///   - followsLinks: Whether links to pages of the site are actions, and the exploration continues in pages to
    ///     which a page redirects. States are then distinguished by their paths.
    ///   - checks: The checks in each state.
    ///   - name: Returns the name of a state.
    ///   - invariants: Conditions that each state of every run must satisfy, besides the checks.
    ///   - limits: The limits of the exploration. A run of a page takes much longer than a run of a feature, so the
    ///     default is at most 2,000 runs, which take some minutes.
    ///   - isolation: The isolation of the test; use the default. See `withTestHost`.
    /// - Returns: The graph.
    /// - Throws: `ExplorationError` if a limit is reached or the page is nondeterministic, ``LiveTestError`` if an action
    ///   cannot be done, or the error that `site` throws.
    public static func explore(
        page path: String = "/",
        of site: (TestHost) throws -> Site,
        samples: [String: [String]] = [:],
        followsLinks: Bool = false,
        checks: PageChecks = .all,
        identifiedBy name: ((PageSnapshot) -> String)? = nil,
        invariants: [StateInvariant<PageSnapshot>] = [],
        limits: ExplorationLimits = ExplorationLimits(runs: 2_000),
        isolation: (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> StateGraph {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let samples = FieldSamples(texts: samples)
        let nameOf = { (snapshot: PageSnapshot) in
            guard !snapshot.isElsewhere, let name else { return snapshot.name(withPath: followsLinks) }
            return name(snapshot)
        }
        var names: Set<String> = []
        // Runs are sequential, so the actions of a state belong to the current run.
        var explored: ExploredPage?
        return try explore(
            subject: { host in
                let page = try host.open(try site(host), path, checks: checks, reportsProblems: false, at: location)
                let current = ExploredPage(page, followsLinks: followsLinks, samples: samples) {
                    names.insert(nameOf($0)).inserted
                }
                explored = current
                return ExploredSubject(
                    current.container,
                    update: { try current.update() },
                    isRunning: { !current.hasLeft && host.hasRunningAction },
                    hasLeft: { current.hasLeft },
                    // The page reports its controls, as one of its checks.
                    reportsFlickering: false
                )
            },
            actions: { snapshot in
                snapshot.actions.map { name in .perform(name) { _ in explored?.perform(name) } }
            },
            identifiedBy: nameOf,
            invariants: [StateInvariant("Nothing is wrong in the page", problems: \.problems)]
                + invariants.map(\.ofExploredPage),
            limits: limits,
            isMainActor: isMainActor(isolation, at: location),
            location: location
        )
    }
}

extension StateInvariant where State == PageSnapshot {
    /// The invariant, without the pages to which the explored page redirects.
    fileprivate var ofExploredPage: StateInvariant {
        StateInvariant(name, problems: { snapshot in snapshot.isElsewhere ? [] : problems(snapshot) })
    }
}
