import Testing

@_spi(Host) @testable import VSMTesting

@Suite("State graphs: data")
struct StateGraphDataTests {
    private typealias Transition = SampleGraph.Transition

    @Test("A state is added once, with its first value")
    func nodes() {
        var graph = SampleGraph.states("a")
        let isNew = graph.add(SampleGraph.Node(name: "b", state: 1, actions: ["go()"]))
        let isNewAgain = graph.add(SampleGraph.Node(name: "b", state: 2, actions: []))
        #expect(isNew)
        #expect(!isNewAgain)
        #expect(graph.nodes.map(\.name) == ["a", "b"])
        #expect(graph["b"]?.state == 1)
        #expect(graph["b"]?.actions == ["go()"])
        #expect(graph["c"] == nil)
        #expect(graph.contains("a") && !graph.contains("c"))
    }

    @Test("A transition is added once, in the order of discovery; another choice is another transition")
    func transitions() {
        var graph = SampleGraph.states("a", "b")
        let plain = Transition(from: "a", to: "b", action: "go()")
        let chosen = Transition(from: "a", to: "b", action: "go()", choices: ["left"])
        let added = [graph.add(plain), graph.add(chosen), graph.add(plain)]
        #expect(added == [true, true, false])
        #expect(graph.transitions == [plain, chosen])
    }

    @Test("The path to a state is the first one that was found, over several actions")
    func path() throws {
        var graph = SampleGraph.states("a", "b", "c")
        graph.add(Transition(from: "a", to: "b", action: "first()"))
        graph.add(Transition(from: "a", to: "b", action: "later()"))
        graph.add(Transition(from: "b", to: "c", action: "go()"))
        let path = try #require(graph.path(to: "c"))
        #expect(path.start == "a")
        #expect(path.end == "c")
        #expect(path.transitions.map(\.action) == ["first()", "go()"])
        #expect(graph.path(to: "a")?.transitions == [])
        #expect(graph.path(to: "nowhere") == nil)
    }

    @Test("The path to an intermediate state of an action is that of one run, even where runs of other actions meet")
    func pathOfOneRun() throws {
        var graph = SampleGraph.states("a", "loading", "loaded", "saved")
        let load = Transition(from: "a", to: "loading", action: "load()")
        let save = Transition(from: "a", to: "loading", action: "save()")
        let saved = Transition(from: "loading", to: "saved", action: "save()", continues: true)
        graph.add(load)
        graph.add(save)
        graph.add(saved, after: [save])
        #expect(graph.path(to: "loading")?.transitions == [load])
        #expect(graph.path(to: "saved")?.transitions == [save, saved])
    }

    @Test("The description of a path is its first state and a line for each transition")
    func pathDescription() throws {
        let path = try #require(SampleGraph.profile.path(to: "failed"))
        #expect(
            path.description == """
                initialized
                  load() → loading
                  load() continues [failure(offline)] → failed
                """
        )
    }

    @Test("A state has its first rest with and its first rest without a running action, each with its own path")
    func rests() {
        var graph = SampleGraph.hangingProfile
        let load = Transition(from: "initialized", to: "loading", action: "load()")
        let kept = [
            graph.addRest(in: "loading", runningAction: "load()", from: "initialized", by: [load]),
            graph.addRest(in: "loading", from: "initialized", by: [load]),
            graph.addRest(in: "loading", from: "initialized", by: [load]),
        ]
        #expect(kept == [false, true, false])
        let resting = graph.rests.filter { $0.node == "loading" }
        #expect(resting.map(\.runningAction) == ["retry()", nil])
        #expect(resting[0].path.transitions.map(\.action) == ["load()", "load()", "retry()", "retry()"])
        #expect(resting[0].path.transitions.last?.choices == ["silence"])
        #expect(resting[1].path.transitions == [load])
    }

    @Test("A rest in the initial state has an empty path")
    func restAtStart() {
        var graph = SampleGraph.states("a")
        graph.addRest(in: "a", from: "a", by: [])
        #expect(graph.rests.map(\.path) == [SampleGraph.Path(start: "a", transitions: [])])
    }

    @Test("A violation is kept once for each invariant and state, with its path")
    func violations() {
        var graph = SampleGraph.profile
        let load = Transition(from: "loaded", to: "loading", action: "load()")
        let kept = [
            graph.addViolation(of: "name", in: "loading", from: "loaded", by: [load]),
            graph.addViolation(of: "name", in: "loading", from: "initialized", by: []),
            graph.addViolation(of: "name", in: "loaded", from: "loaded", by: []),
            graph.addViolation(of: "age", in: "loading", from: "loaded", by: [load]),
        ]
        #expect(kept == [true, false, true, true])
        #expect(graph.violations.map(\.invariant) == ["name", "name", "age"])
        #expect(graph.violations.map(\.node) == ["loading", "loaded", "loading"])
        #expect(graph.violations[0].path.transitions.map(\.to) == ["loading", "loaded", "loading"])
        #expect(graph.violations[1].path.end == "loaded")
    }

    @Test("A transition of a run that was not added yet is added with the rest that it leads to")
    func restAddsTransitions() {
        var graph = SampleGraph.states("a", "b")
        let go = Transition(from: "a", to: "b", action: "go()")
        graph.addRest(in: "b", from: "a", by: [go])
        #expect(graph.transitions == [go])
    }

    #if os(Linux) || os(macOS)
    @Test("A transition to a state that was not added traps with its name")
    func unknownState() async {
        await #expect(processExitsWith: .failure) {
            var graph = SampleGraph.states("a")
            graph.add(SampleGraph.Transition(from: "a", to: "b", action: "go()"))
        }
    }
    #endif
}
