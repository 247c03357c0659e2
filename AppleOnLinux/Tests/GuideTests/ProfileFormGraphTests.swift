import Testing
import VSM
import VSMTesting

private struct Offline: Error {}

// snippet.names
extension ProfileFormViewState {
    fileprivate var actions: [StateAction<Self>] {
        guard let editor else { return [] }
        let edits: [StateAction<Self>] = [
            .action("name", editor.rename("Ada")), .action("no name", editor.rename("")),
            .action("city", editor.move(to: "London")), .action("no city", editor.move(to: "")),
        ]
        guard let saver = editor.saver else { return edits }
        return edits + [.action("save", saver.save())]
    }

    /// The case of the step, and whether each field is accepted.
    fileprivate var name: String {
        let fields = [draft.username, draft.city].map { $0.message == nil ? "accepted" : "refused" }
        return "\(DescribedState(step).caseName): \(fields.joined(separator: ", "))"
    }
}
// snippet.end

@Suite("The states of a form")
struct ProfileFormGraphTests {
    // snippet.graph
    @Test("The form can be saved as soon as both fields are accepted")
    func graph() throws {
        let graph = try StateGraph.explore(
            from: { _ in
                let empty = ProfileDraft(username: .refused("", message: ""), city: .refused("", message: ""))
                let editor = ProfileFormEditor(draft: empty) { _ in
                    try await choose(.success(()), .failure(Offline()))
                }
                return ProfileFormViewState(draft: empty, step: .editing(editor))
            },
            actions: \.actions,
            identifiedBy: \.name
        )
        graph.expectNoDeadEnds()
        graph.expectPath(from: "editing: refused, refused", to: "saving: accepted, accepted")
        graph.expectPath(from: "failed: accepted, accepted", to: "saving: accepted, accepted")
    }
    // snippet.end
}
