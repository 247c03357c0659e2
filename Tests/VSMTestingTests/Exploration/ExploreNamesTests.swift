import Testing
import VSM
import VSMTesting

@Suite("Names of the states of a graph")
struct ExploreNamesTests {
    private static let names: Set = ["editing", "saving", "failed"]

    private func graph(identifiedBy name: ((EditorState) -> Any)?) throws -> StateGraph<EditorState> {
        try StateGraph.explore(from: { _ in EditorState(text: "Ada") }, actions: \.actions, identifiedBy: name)
    }

    @Test("States that are structures are identified by the case of an enum at a key path")
    func keyPath() throws {
        let graph = try StateGraph.explore(
            from: { _ in EditorState(text: "Ada") },
            actions: \.actions,
            identifiedBy: \.activity
        )
        #expect(Set(graph.nodes.map(\.name)) == Self.names)
        graph.expectNoDeadEnds()
        graph.expectPath(from: "failed", to: "editing")
        let journey = withTestHost { host in
            let journey = host.journey(of: EditorState.Editor(text: "Ada").save())
            host.runUntilIdle()
            journey.skip()
            return journey.cases(of: \.activity)
        }
        #expect(graph.coverage(of: [journey]).unknownStates.isEmpty)
    }

    @Test("A closure may return an enum, too")
    func closure() throws {
        #expect(Set(try graph(identifiedBy: { $0.activity }).nodes.map(\.name)) == Self.names)
    }

    @Test("A key path to a text identifies states by the whole text")
    func text() throws {
        #expect(try graph(identifiedBy: \.caption).nodes.map(\.name) == [EditorState(text: "Ada").caption])
    }

    @Test("An optional identifies states by its value, or as nil")
    func optional() throws {
        #expect(try graph(identifiedBy: \.dialog).nodes.map(\.name) == ["nil"])
        #expect(Set(try graph(identifiedBy: \.editor?.text).nodes.map(\.name)) == ["Ada", "nil"])
    }

    @Test("Without a name, a structure is identified by its description")
    func description() throws {
        #expect(try graph(identifiedBy: nil).nodes.allSatisfy { $0.name.hasPrefix("EditorState(text: \"Ada\"") })
    }
}
