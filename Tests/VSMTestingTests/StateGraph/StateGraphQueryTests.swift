import Testing

@_spi(Host) @testable import VSMTesting

@Suite("State graphs: queries")
struct StateGraphQueryTests {
    private typealias Transition = SampleGraph.Transition

    @Test("A dead end is a state without actions in which a run came to rest")
    func deadEnds() {
        #expect(SampleGraph.profile.deadEnds.isEmpty)
        let ends = SampleGraph.hangingProfile.deadEnds
        #expect(ends.map(\.node) == ["loading"])
        #expect(ends.map(\.runningAction) == ["retry()"])
    }

    @Test("A state with two kinds of rests is one dead end")
    func deadEndOnce() {
        var graph = SampleGraph.states("a")
        graph.addRest(in: "a", runningAction: "load()", from: "a", by: [])
        graph.addRest(in: "a", from: "a", by: [])
        #expect(graph.deadEnds.count == 1)
    }

    @Test("Names that no run reached are unreachable, in the given order")
    func unreachable() {
        #expect(SampleGraph.profile.unreachable(of: ["saving", "loaded", "edited"]) == ["saving", "edited"])
    }

    @Test("There is one path for each state, in the order of discovery")
    func paths() {
        #expect(SampleGraph.profile.paths.map(\.end) == ["initialized", "loading", "loaded", "failed"])
        #expect(SampleGraph.profile.paths.map(\.transitions.count) == [0, 1, 2, 2])
    }

    @Test("A path may take several actions, and states without one are found")
    func ways() {
        var graph = SampleGraph.states("start", "failed", "middle", "good", "broken", "end")
        for (from, to) in [
            ("start", "failed"), ("failed", "middle"), ("middle", "good"), ("start", "broken"), ("broken", "end"),
            ("end", "broken"),
        ] {
            graph.add(Transition(from: from, to: to, action: "go()"))
        }
        #expect(graph.statesWithoutPath(from: ["failed", "broken"], to: "good").map(\.name) == ["broken"])
        #expect(graph.statesWithoutPath(from: .every, to: "good").map(\.name) == ["broken", "end"])
        #expect(graph.statesWithoutPath(from: .where { $0.state == 1 }, to: .named(["good"])).isEmpty)
        #expect(graph.statesWithoutPath(from: .every, to: []).count == 6)
    }

    @Test("A state that is its own target needs no path")
    func wayToItself() {
        #expect(SampleGraph.states("a").statesWithoutPath(from: "a", to: "a").isEmpty)
    }

    @Test("A transition in which another action continues is not a path")
    func wayOfAnotherAction() {
        var graph = SampleGraph.states("start", "failed", "working", "good")
        graph.add(Transition(from: "start", to: "failed", action: "load()"))
        graph.add(Transition(from: "start", to: "working", action: "load()"))
        graph.add(Transition(from: "failed", to: "working", action: "dismiss()"))
        graph.add(Transition(from: "working", to: "good", action: "load()", continues: true))
        #expect(graph.statesWithoutPath(from: "failed", to: "good").map(\.name) == ["failed"])
        graph.add(Transition(from: "working", to: "good", action: "dismiss()", continues: true))
        #expect(graph.statesWithoutPath(from: "failed", to: "good").isEmpty)
    }

    @Test("From a state in which a run came to rest, only another action is a path")
    func wayFromRest() {
        var graph = SampleGraph.states("start", "failed", "good")
        let load = Transition(from: "start", to: "failed", action: "load()")
        graph.add(load)
        graph.add(Transition(from: "failed", to: "good", action: "repeat()", continues: true))
        #expect(graph.statesWithoutPath(from: "failed", to: "good").isEmpty)
        graph.addRest(in: "failed", from: "start", by: [load])
        #expect(graph.statesWithoutPath(from: "failed", to: "good").map(\.name) == ["failed"])
        graph.add(Transition(from: "failed", to: "good", action: "retry()"))
        #expect(graph.statesWithoutPath(from: "failed", to: "good").isEmpty)
    }

    @Test("Coverage contains what journeys cover, what they do not cover, and what is not in the graph")
    func coverage() {
        let coverage = SampleGraph.profile.coverage(of: [
            ["initialized", "loading", "loaded"],
            ["initialized", "loaded", "edited"],
        ])
        #expect(coverage.seenStates == ["initialized", "loading", "loaded"])
        #expect(coverage.unseenStates == ["failed"])
        #expect(coverage.seenTransitions.map(\.action) == ["load()", "load()", "retry()"])
        #expect(coverage.unseenTransitions.map(\.from) == ["loading", "loaded", "failed"])
        #expect(coverage.unknownStates == ["edited"])
        #expect(coverage.unknownSteps.map(\.description) == ["initialized → loaded"])
        #expect(
            coverage.description == """
                3 of 4 states seen
                  never: failed
                3 of 6 transitions seen
                  never: loading: load() continues [failure(offline)] → failed
                  never: loaded: load() → loading
                  never: failed: retry() → loading
                not in the graph
                  the state edited
                  a transition initialized → loaded
                """
        )
    }
}
