import ProfileData
import Testing
import VSM
import VSMTesting

@Suite("Every path through the profile, in each style")
struct ProfileGraphTests {
    @Test("Loading has the graph of the README", arguments: profileStyles)
    func loading(_ style: any ProfileStyle.Type) throws {
        try expectLoading(style)
    }

    @Test("Editing has the graph of the README", arguments: profileStyles)
    func editing(_ style: any ProfileStyle.Type) throws {
        try expectEditing(style)
    }

    private func expectLoading<Style: ProfileStyle>(_ style: Style.Type) throws {
        let graph = try StateGraph.explore(
            from: { _ in style.loading(from: ChoosingUserDataRepository()) },
            actions: \.actions
        )
        graph.expectReachable("initialized", "loading", "loadingError", "loaded")
        graph.expectNoDeadEnds(except: "loaded")
        graph.expectNoHangs()
        graph.expectPath(from: ["loading", "loadingError"], to: "loaded")
        graph.expectDiagram("Loading a profile", in: "../../../README.md")
    }

    private func expectEditing<Style: ProfileStyle>(_ style: Style.Type) throws {
        var repository = ChoosingUserDataRepository()
        let graph = try StateGraph.explore(
            from: { _ in
                repository = ChoosingUserDataRepository()
                return style.editing(repository.stored, in: repository)
            },
            actions: \.actions,
            identifiedBy: \.editingState,
            invariants: [
                StateInvariant("What is shown is what the service has") { $0.data == repository.stored }
            ]
        )
        graph.expectInvariants()
        graph.expectReachable("editing", "saving", "savingError")
        graph.expectNoDeadEnds()
        graph.expectNoHangs()
        graph.expectPath(from: ["saving", "savingError"], to: "editing")
        graph.expectDiagram("Editing a profile", in: "../../../README.md")
    }
}
