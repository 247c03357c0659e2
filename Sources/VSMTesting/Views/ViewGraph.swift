@_spi(Host) import VSM

/// The states of a view, found by using its controls.
///
/// The exploration presses the buttons of the view, enters texts, turns switches and answers alerts, with every
/// combination of outcomes that stubs can choose. You list no actions:
///
/// ```swift
/// let view = try ViewGraph<ProfileViewState>.explore { host in
///     HostedView { ProfileView(repository: ChoosingRepository()) }
/// }
/// view.expectOffered(try exploreFeature())  // the graph of the feature, by its actions
/// view.graph.expectNoDeadEnds()
/// ```
@available(Systems 2024, *)
public struct ViewGraph<State> {
    /// The states and the acts that lead from one to another.
    ///
    /// A state has the name of the state of the view, followed by what is on top of it, such as `failed · Alert`.
    public let graph: StateGraph<ViewSnapshot<State>>

    let effects: ViewEffects
    let name: (State) -> String
}

@available(Systems 2024, *)
extension ViewGraph {
    /// Finds the reachable states of a view.
    ///
    /// Each combination of outcomes is run from the start, on a new test host that is the main actor.
    ///
    /// - Parameters:
    ///   - name: Returns what names a state, as in `StateGraph.explore`. Take the same as for the graph of the feature.
    ///   - samples: The texts to enter into fields, by the names of the fields; otherwise, a field gets the text `text`.
    ///   - unused: The names of controls that the exploration does not use, such as links to other features.
    ///   - invariants: Conditions that each state of every run has to satisfy.
    ///   - limits: The limits of the exploration.
    ///   - view: Creates the stubs and the view for each run. The view creates the container of its states.
    /// - Returns: The graph.
    /// - Throws: ``ExplorationError`` if a limit is reached or the view is nondeterministic, or an error if the view has
    ///   no container of such states.
    @MainActor
    public static func explore(
        identifiedBy name: ((State) -> Any)? = nil,
        samples: [String: [String]] = [:],
        unused: Set<String> = [],
        invariants: [StateInvariant<ViewSnapshot<State>>] = [],
        limits: ExplorationLimits = ExplorationLimits(runs: 2_000),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        view: @MainActor (TestHost) throws -> any ExploredView
    ) throws -> ViewGraph {
        let name = { (state: State) in name.map { stateName(chosen: $0(state)) } ?? stateName(of: state) }
        let exploration = ViewRun<State>.Exploration(name: name, samples: samples, unused: unused)
        // What a walk does in the view would count as found. The graph of the feature has walks of its own.
        var limits = limits
        limits.walks = 0
        // Runs are sequential, so the acts of a state belong to the current run.
        var current: ViewRun<State>?
        let graph = try StateGraph<ViewSnapshot<State>>.explore(
            subject: { host in
                try MainActor.assumeIsolated {
                    let shown = ShownStates<State>()
                    let view = try withContainerObserver(shown) { try view(host) }
                    let run = try ViewRun(view, shown, on: host, exploration)
                    current = run
                    // What the view finishes when it leaves, it finishes on the host.
                    host.run.endChecks.append { current = nil }
                    return UncheckedSendable(
                        ExploredSubject(
                            run.container,
                            update: { MainActor.assumeIsolated { run.update() } },
                            isRunning: { host.hasRunningAction }
                        )
                    )
                }.value
            },
            actions: { snapshot in
                snapshot.acts.map { act in .perform(act) { _ in MainActor.assumeIsolated { current?.perform(act) } } }
            },
            identifiedBy: { $0.overlay.isEmpty ? name($0.state) : "\(name($0.state)) · \($0.overlay)" },
            invariants: invariants,
            limits: limits,
            isMainActor: true,
            location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
        return ViewGraph(graph: graph, effects: exploration.effects, name: name)
    }
}
