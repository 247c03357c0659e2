import Testing
import VSMTesting

// What is expected of the profile is the same for all styles: each has to give the graph that is in the README.

/// Expects the graph of loading a profile.
///
/// - Parameters:
///   - graph: what a style's models do.
///   - journey: the names of the states on the way through a feature that has errors.
func expectLoadingProfile(_ graph: StateGraph<some Any>, seenBy journey: [String]) {
    graph.expectReachable("initialized", "loading", "loadingError", "loaded")
    graph.expectNoDeadEnds(except: "loaded")
    graph.expectNothingHangs()
    graph.expectWayBack(from: ["loading", "loadingError"], to: "loaded")
    graph.expectCoverage(of: [journey])
    graph.expectDiagram("Loading a profile", in: "../../../README.md")
}

/// Expects the graph of editing a profile.
///
/// - Parameters:
///   - graph: what a style's models do.
///   - journey: the names of the states on the way through a feature that has errors.
func expectEditingProfile(_ graph: StateGraph<some Any>, seenBy journey: [String]) {
    graph.expectInvariants()
    graph.expectReachable("editing", "saving", "savingError")
    graph.expectNoDeadEnds()
    graph.expectNothingHangs()
    graph.expectWayBack(from: ["saving", "savingError"], to: "editing")
    graph.expectCoverage(of: [journey])
    graph.expectDiagram("Editing a profile", in: "../../../README.md")
}
