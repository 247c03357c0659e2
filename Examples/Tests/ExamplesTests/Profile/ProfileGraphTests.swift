import ProfileData
import Testing
import VSM
import VSMTesting

@Suite("Every path through the profile, in each style")
struct ProfileGraphTests {
    @Test("Loading has the graph of the README, and a journey with an error covers it", arguments: profileStyles)
    func loading(_ style: any ProfileStyle.Type) throws {
        try expectLoading(style)
    }

    @Test("Editing has the graph of the README, and a journey with errors covers it", arguments: editingStyles)
    func editing(_ style: any EditingStyle.Type) throws {
        try expectEditing(style)
    }

    private func expectLoading<Style: ProfileStyle>(_ style: Style.Type) throws {
        let graph = try StateGraph.explore(
            from: { _ in style.loading(from: ChoosingUserDataRepository()) },
            actions: \.shown.actions
        )
        graph.expectReachable("initialized", "loading", "loadingError", "loaded")
        graph.expectNoDeadEnds(except: "loaded")
        graph.expectNoHangs()
        graph.expectPath(from: ["loading", "loadingError"], to: "loaded")
        graph.expectDiagram("Loading a profile", in: "../../../README.md")

        let journey = try withTestHost { host in
            let repository = MockUserDataRepository(.failure(Offline()), .answer(.ada))
            let profile = RecordedProfile(style.loading(from: repository), on: host)
            try profile.finish("load", "retry")
            return profile.names()
        }
        graph.expectCoverage(of: [journey])
    }

    private func expectEditing<Style: EditingStyle>(_ style: Style.Type) throws {
        var repository = ChoosingUserDataRepository()
        let graph = try StateGraph.explore(
            from: { _ in
                repository = ChoosingUserDataRepository()
                return style.editing(repository.stored, in: repository)
            },
            actions: \.shown.actions,
            identifiedBy: \.shown.name,
            invariants: [
                StateInvariant("What is shown is what the service has") {
                    $0.shown.text.hasPrefix(repository.stored.username)
                }
            ]
        )
        graph.expectInvariants()
        graph.expectReachable("editing", "saving", "savingError")
        graph.expectNoDeadEnds()
        graph.expectNoHangs()
        graph.expectPath(from: ["saving", "savingError"], to: "editing")
        graph.expectDiagram("Editing a profile", in: "../../../README.md")

        let journey = try withTestHost { host in
            let repository = MockUserDataRepository(.failure(Offline()), .failure(Offline()), .answer(.grace))
            let profile = RecordedProfile(style.editing(.ada, in: repository), on: host)
            try profile.finish("saveUsername", "retry", "cancel", "saveUsername")
            return profile.names()
        }
        graph.expectCoverage(of: [journey])
    }
}
