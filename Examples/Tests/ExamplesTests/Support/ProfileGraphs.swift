import Testing
import VSM
import VSMTesting

// What is expected of the profile is the same for all styles: each has to give the graph that is in the README, and a
// journey with errors takes each of its steps.

/// Expects the graph of loading a profile.
///
/// - Parameters:
///   - initialState: makes a style's models, and a repository that may fail.
///   - actions: lists the actions that a state offers.
func expectLoadingProfile<State>(
    from initialState: () -> State,
    actions: (State) -> [StateAction<State>]
) throws {
    let journey = withTestHost(seed: "1-0") { host in
        let journey = host.journey(from: initialState(), taking: ["load", "retry"], among: actions)
        journey.expect(cases: "initialized", "loading", "loadingError", "loading", "loaded")
        return journey.cases
    }
    let graph = try StateGraph.explore(from: { _ in initialState() }, actions: actions)
    graph.expectReachable("initialized", "loading", "loadingError", "loaded")
    graph.expectNoDeadEnds(except: "loaded")
    graph.expectNoHangs()
    graph.expectPath(from: ["loading", "loadingError"], to: "loaded")
    graph.expectCoverage(of: [journey])
    graph.expectDiagram("Loading a profile", in: "../../../README.md")
}

/// Expects the graph of editing a profile.
///
/// - Parameters:
///   - initialState: makes a style's models, and a repository that may fail.
///   - actions: lists the actions that a state offers.
///   - name: identifies a state.
///   - isTrue: whether a state shows what the service has.
func expectEditingProfile<State>(
    from initialState: () -> State,
    actions: (State) -> [StateAction<State>],
    identifiedBy name: @escaping (State) -> String,
    showingWhatIsStored isTrue: @escaping (State) -> Bool
) throws {
    let journey = withTestHost(seed: "1-1-0") { host in
        let steps = ["saveUsername", "retry", "cancel", "saveUsername"]
        let journey = host.journey(from: initialState(), taking: steps, among: actions)
        journey.expect(
            ["editing", "saving", "savingError", "saving", "savingError", "editing", "saving", "editing"],
            of: name
        )
        return journey.states.map(name)
    }
    let graph = try StateGraph.explore(
        from: { _ in initialState() },
        actions: actions,
        identifiedBy: name,
        invariants: [.init("What is shown is what the service has", isTrue)]
    )
    graph.expectInvariants()
    graph.expectReachable("editing", "saving", "savingError")
    graph.expectNoDeadEnds()
    graph.expectNoHangs()
    graph.expectPath(from: ["saving", "savingError"], to: "editing")
    graph.expectCoverage(of: [journey])
    graph.expectDiagram("Editing a profile", in: "../../../README.md")
}

extension TestHost {
    /// Records a container while actions are taken, each when the one before has come to its end.
    fileprivate nonisolated func journey<State>(
        from initialState: State,
        taking names: [String],
        among actions: (State) -> [StateAction<State>]
    ) -> Journey<State> {
        let container = container(state: initialState)
        let journey = record(container)
        for name in names {
            if let action = actions(container.state).first(where: { $0.name == name }) {
                action.perform(container)
            } else {
                Issue.record("The state does not offer \(name).")
            }
            runUntilIdle()
        }
        return journey
    }
}
