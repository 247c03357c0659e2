public import VSMTesting
public import VSMWeb

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension StateGraph where State == PageSnapshot {
    /// Finds the reachable states of a page by doing everything that a person can do in it, with every combination of
    /// outcomes that stubs can choose.
    ///
    /// The actions are the handlers that the page has: clicks on enabled controls, entries into fields, and forms that are
    /// submitted. Nothing is listed.
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
    /// A state of the graph is named after the states of the views in the page: the names of their cases, with those of the
    /// enums that they carry, such as `loaded.ready`. Equal names are the same state: with other data in it, a list is the
    /// same list. States that are no enums are named after their values. Pass `identifiedBy:` to distinguish more, or less.
    ///
    /// Where the page redirects to another one, such as after a form, the graph ends with a state that is named after the
    /// path of the other page and is no dead end, unless `followsLinks` is `true`.
    ///
    /// Of several actions with the same name, such as a button that is in each row, the first is run.
    ///
    /// `expectInvariants` fails for what `checks` finds in any state, such as a control without a name, and wherever the
    /// browser would show something else than the page renders.
    ///
    /// - Parameters:
    ///   - path: The path and query of the page.
    ///   - site: Creates the stubs and the site for each run.
    ///   - samples: The texts to enter into fields, by their names or labels. A form is submitted with every combination.
    ///     Without samples, a field that is empty gets a text of its type.
    ///   - followsLinks: Whether links to pages of the site are actions, too, and the exploration goes on in pages to which a
    ///     page redirects. States are then distinguished by their paths.
    ///   - checks: What is checked in each state.
    ///   - name: Returns the name of a state.
    ///   - invariants: Conditions that each state of every run has to satisfy, besides the checks.
    ///   - limits: The limits of the exploration. A run of a page takes much longer than one of a feature, so there are
    ///     at most 2,000 by default: some minutes.
    ///   - isolation: The isolation of the test; use the default. See `withTestHost`.
    /// - Returns: The graph.
    /// - Throws: `ExplorationError` if a limit is reached or the page is nondeterministic, ``LiveTestError`` if an action
    ///   cannot be done, or the error that `site` throws.
    #if !Testing
    @available(*, unavailable, message: "VSMWebTesting needs the trait \"Testing\" of the package vsm-swift.")
    #endif
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
        checkIsolation(isolation, at: location)
        let samples = FieldSamples(texts: samples)
        // Runs follow each other, so the actions of a state belong to the present run.
        var explored: ExploredPage?
        return try explore(
            subject: { host in
                let page = try host.open(try site(host), path, checks: checks, reportsProblems: false, at: location)
                let current = ExploredPage(page, followsLinks: followsLinks, samples: samples)
                explored = current
                return ExploredSubject(
                    current.container,
                    update: { try current.update() },
                    isRunning: { !current.hasLeft && host.hasRunningAction },
                    hasLeft: { current.hasLeft }
                )
            },
            actions: { snapshot in
                snapshot.actions.map { name in .perform(name) { _ in explored?.perform(name) } }
            },
            identifiedBy: { snapshot in
                guard !snapshot.isElsewhere, let name else { return snapshot.name(withPath: followsLinks) }
                return name(snapshot)
            },
            invariants: [StateInvariant("Nothing is wrong in the page", problems: \.problems)]
                + invariants.map(\.ofExploredPage),
            limits: limits,
            location: location
        )
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension StateInvariant where State == PageSnapshot {
    /// The invariant, which is not asked about pages to which the explored one redirects.
    fileprivate var ofExploredPage: StateInvariant {
        StateInvariant(name, problems: { snapshot in snapshot.isElsewhere ? [] : problems(snapshot) })
    }
}
