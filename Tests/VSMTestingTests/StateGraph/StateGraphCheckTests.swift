import Testing

@testable import VSMTesting

@Suite("State graphs: checks")
struct StateGraphCheckTests {
    private typealias Transition = SampleGraph.Transition

    @Test("Checks of a graph in order say nothing")
    func passing() {
        let graph = SampleGraph.profile
        graph.expectNoDeadEnds()
        graph.expectReachable("loaded", "failed")
        graph.expectWayBack(from: "failed", to: "loaded")
        graph.expectInvariants()
        graph.expect("the number is small") { $0 < 4 }
        graph.expectCoverage(of: [["initialized", "loading", "failed", "loading", "loaded", "loading"]])
        SampleGraph.hangingProfile.expectNoDeadEnds(except: "loading")
        SampleGraph.hangingProfile.expectNoDeadEnds(except: .where { $0.name.hasSuffix("ing") })
    }

    @Test("A dead end fails with the path, with the action that waits, and with what to write if it is meant")
    func deadEnd() {
        let text = failureText { SampleGraph.hangingProfile.expectNoDeadEnds() }
        #expect(
            text.contains(
                """
                "loading", where retry() still waits for something that does not come
                    initialized
                      load() → loading
                      load() goes on [failure(offline)] → failed
                      retry() → loading
                      retry() goes on [silence] → loading
                """
            )
        )
        #expect(text.contains("expectNoDeadEnds(except: [\"loading\"])"))
    }

    @Test("An action that waits for what does not come fails with the path, unless it is meant to follow something")
    func hang() {
        let text = failureText { SampleGraph.hangingProfile.expectNothingHangs() }
        #expect(text.hasPrefix("Actions that wait for something that does not come:\n\nretry() in \"loading\"\n"))
        #expect(text.contains("      retry() goes on [silence] → loading"))
        #expect(text.contains("expectNothingHangs(except: [\"loading\"])"))
        SampleGraph.hangingProfile.expectNothingHangs(except: "loading")
        SampleGraph.profile.expectNothingHangs()
        #expect(
            failureText { SampleGraph.profile.expectNothingHangs(except: "saving") }.contains("no state \"saving\"")
        )
    }

    @Test("A name that the graph does not have fails with the nearest one and the list")
    func unknownName() {
        let text = failureText { SampleGraph.hangingProfile.expectNoDeadEnds(except: "laoding") }
        #expect(text.contains("no state \"laoding\". Did you mean \"loading\"?"))
        #expect(text.contains("Its states are \"initialized\", \"loading\", \"loaded\", \"failed\"."))
    }

    @Test("A name that resembles none gets no suggestion")
    func noSuggestion() {
        #expect(StateName.nearest(to: "signedOut", among: ["loading", "loaded"]) == nil)
        #expect(StateName.nearest(to: "Loadded", among: ["loading", "loaded"]) == "loaded")
    }

    @Test("Of many names only the first are listed")
    func manyNames() {
        let names = (1...100).map { "s\($0)" }
        #expect(StateName.list(of: names).hasSuffix("\"s40\" and 60 more."))
    }

    @Test("A state that no run came to fails with its name")
    func unreachable() {
        let text = failureText { SampleGraph.profile.expectReachable(["loaded", "saving"]) }
        #expect(text.contains("no state \"saving\""))
        #expect(!text.contains("no state \"loaded\""))
    }

    @Test("A state without a way back fails with the path to it and what it offers")
    func wayBack() {
        var graph = SampleGraph.profile
        graph.add(SampleGraph.Node(name: "refused", state: 4, actions: ["dismiss()"]))
        graph.add(Transition(from: "loaded", to: "refused", action: "save()", choices: ["no"]))
        let text = failureText { graph.expectWayBack(from: ["failed", "refused"], to: "loaded") }
        #expect(text.contains("\"refused\" offers dismiss()\n    initialized\n      load() → loading"))
        #expect(text.contains("      save() [no] → refused"))
        #expect(!text.contains("\"failed\" offers"))
    }

    @Test("A selection that selects nothing is a failure, on either side")
    func emptySelection() {
        let graph = SampleGraph.profile
        let from = failureText { graph.expectWayBack(from: .where { $0.state > 9 }, to: "loaded") }
        #expect(from.contains("`from` holds none"))
        let to = failureText { graph.expectWayBack(from: "failed", to: .where { $0.state > 9 }) }
        #expect(to.contains("`to` holds none"))
        let named = failureText { graph.expectWayBack(from: "failed", to: "lost") }
        #expect(named.contains("no state \"lost\""))
    }

    @Test("A broken invariant of the exploration fails with the run that broke it")
    func invariants() {
        var graph = SampleGraph.profile
        let again = Transition(from: "loaded", to: "loading", action: "load()")
        graph.addViolation(of: "keeps the name", in: "loading", from: "loaded", by: [again])
        let text = failureText { graph.expectInvariants() }
        #expect(text.contains("\"keeps the name\" in \"loading\"\n    initialized\n      load() → loading\n"))
        #expect(text.contains("[success] → loaded\n      load() → loading"))
    }

    @Test("An expectation about states fails for those selected states that do not meet it")
    func expectation() {
        let graph = SampleGraph.profile
        let text = failureText { graph.expect("the number is small", in: ["loading", "loaded"]) { $0 < 2 } }
        #expect(text.contains("It does not hold that the number is small"))
        #expect(text.contains("in \"loaded\", which was 2\n    initialized\n"))
        #expect(!text.contains("\"failed\"") && !text.contains("in \"loading\""))
        let empty = failureText { graph.expect("something", in: .where { $0.state > 9 }) { _ in true } }
        #expect(empty.contains("holds none"))
    }

    @Test("Journeys that leave something out fail with the way to it")
    func coverage() {
        let graph = SampleGraph.profile
        let text = failureText { graph.expectCoverage(of: [["initialized", "loading", "loaded"]]) }
        #expect(text.contains("saw 3 of 4 states and 3 of 6 transitions"))
        #expect(text.contains("never came into \"failed\":\n    initialized\n      load() → loading\n"))
        #expect(text.contains("never went from \"loaded\" to \"loading\":"))
        #expect(!text.contains("went from \"loading\" to \"failed\""))
        graph.expectCoverage(of: [["initialized", "loading", "loaded", "loading"]], except: "failed")
        graph.expectCoverage(of: [["initialized", "loading", "loaded", "loading", "failed"]], everyTransition: false)
    }

    @Test("Journeys that go where the graph does not go fail, with a suggestion")
    func unknownJourney() {
        let complete = ["initialized", "loading", "failed", "loading", "loaded", "loading"]
        let text = failureText {
            SampleGraph.profile.expectCoverage(of: [complete, ["initialized", "loded"], ["failed", "loaded"]])
        }
        #expect(text.contains("came into \"loded\", which the graph does not have. Did you mean \"loaded\"?"))
        #expect(text.contains("went from \"failed\" to \"loaded\", which the graph does not"))
    }

    @Test("A failure with many cases shows the first and counts the others")
    func manyCases() {
        let report = CheckReport(headline: "h", cases: (1...13).map { "case \($0)" }, advice: "a")
        #expect(report.text.contains("case 10\n\n… and 3 more.\n\na"))
        #expect(!report.text.contains("case 11"))
    }
}
