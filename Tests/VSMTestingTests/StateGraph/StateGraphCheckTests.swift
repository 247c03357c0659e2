import Testing

@_spi(Host) @testable import VSMTesting

@Suite("State graphs: checks")
struct StateGraphCheckTests {
    private typealias Transition = SampleGraph.Transition

    @Test("Checks of a correct graph pass")
    func passing() {
        let graph = SampleGraph.profile
        graph.expectNoDeadEnds()
        graph.expectReachable("loaded", "failed")
        graph.expectPath(from: "failed", to: "loaded")
        graph.expectInvariants()
        graph.expect("the number is small") { $0 < 4 }
        graph.expectCoverage(of: [["initialized", "loading", "failed", "loading", "loaded", "loading"]])
        SampleGraph.hangingProfile.expectNoDeadEnds(except: "loading")
        SampleGraph.hangingProfile.expectNoDeadEnds(except: .where { $0.name.hasSuffix("ing") })
    }

    @Test("A dead end fails with the path, the waiting action, and how to declare it")
    func deadEnd() {
        let text = failureText { SampleGraph.hangingProfile.expectNoDeadEnds() }
        #expect(
            text.contains(
                """
                "loading", where retry() is still waiting
                    initialized
                      load() → loading
                      load() continues [failure(offline)] → failed
                      retry() → loading
                      retry() continues [silence] → loading
                """
            )
        )
        #expect(text.contains("expectNoDeadEnds(except: [\"loading\"])"))
    }

    @Test("An action that waits forever fails with the path, unless it is declared")
    func hang() {
        let text = failureText { SampleGraph.hangingProfile.expectNoHangs() }
        #expect(text.hasPrefix("Actions that can wait forever:\n\nretry() in \"loading\"\n"))
        #expect(text.contains("      retry() continues [silence] → loading"))
        #expect(text.contains("expectNoHangs(except: [\"loading\"])"))
        SampleGraph.hangingProfile.expectNoHangs(except: "loading")
        SampleGraph.profile.expectNoHangs()
        #expect(
            failureText { SampleGraph.profile.expectNoHangs(except: "saving") }.contains("no state \"saving\"")
        )
    }

    @Test("An unknown name fails with the most similar name and the list of names")
    func unknownName() {
        let text = failureText { SampleGraph.hangingProfile.expectNoDeadEnds(except: "laoding") }
        #expect(text.contains("no state \"laoding\". Did you mean \"loading\"?"))
        #expect(text.contains("Its states are \"initialized\", \"loading\", \"loaded\", \"failed\"."))
    }

    @Test("A name that is not similar to another one gets no suggestion")
    func noSuggestion() {
        #expect(StateName.nearest(to: "signedOut", among: ["loading", "loaded"]) == nil)
        #expect(StateName.nearest(to: "Loadded", among: ["loading", "loaded"]) == "loaded")
    }

    @Test("Only the first of many names are listed")
    func manyNames() {
        let names = (1...100).map { "s\($0)" }
        #expect(StateName.list(of: names).hasSuffix("\"s40\" and 60 more."))
    }

    @Test("An unreachable state fails with its name")
    func unreachable() {
        let text = failureText { SampleGraph.profile.expectReachable(["loaded", "saving"]) }
        #expect(text.contains("no state \"saving\""))
        #expect(!text.contains("no state \"loaded\""))
    }

    @Test("A state without a path to the target fails with the path to it and its actions")
    func wayBack() {
        var graph = SampleGraph.profile
        graph.add(SampleGraph.Node(name: "refused", state: 4, actions: ["dismiss()"]))
        graph.add(Transition(from: "loaded", to: "refused", action: "save()", choices: ["no"]))
        let text = failureText { graph.expectPath(from: ["failed", "refused"], to: "loaded") }
        #expect(text.contains("\"refused\" offers dismiss()\n    initialized\n      load() → loading"))
        #expect(text.contains("      save() [no] → refused"))
        #expect(!text.contains("\"failed\" offers"))
    }

    @Test("An empty selection fails, on either side")
    func emptySelection() {
        let graph = SampleGraph.profile
        let from = failureText { graph.expectPath(from: .where { $0.state > 9 }, to: "loaded") }
        #expect(from.contains("`from` contains no states"))
        let to = failureText { graph.expectPath(from: "failed", to: .where { $0.state > 9 }) }
        #expect(to.contains("`to` contains no states"))
        let named = failureText { graph.expectPath(from: "failed", to: "lost") }
        #expect(named.contains("no state \"lost\""))
    }

    @Test("A violated invariant of the exploration fails with the path to the violation")
    func invariants() {
        var graph = SampleGraph.profile
        let again = Transition(from: "loaded", to: "loading", action: "load()")
        graph.addViolation(of: "keeps the name", in: "loading", from: "loaded", by: [again])
        let text = failureText { graph.expectInvariants() }
        #expect(text.contains("\"keeps the name\" in \"loading\"\n    initialized\n      load() → loading\n"))
        #expect(text.contains("[success] → loaded\n      load() → loading"))
    }

    @Test("An expectation fails for the selected states that do not satisfy it")
    func expectation() {
        let graph = SampleGraph.profile
        let text = failureText { graph.expect("the number is small", in: ["loading", "loaded"]) { $0 < 2 } }
        #expect(text.contains("Expected that the number is small, which does not hold in:"))
        #expect(text.contains("\"loaded\", with the value 2\n    initialized\n"))
        #expect(!text.contains("\"failed\"") && !text.contains("\"loading\", with"))
        let empty = failureText { graph.expect("something", in: .where { $0.state > 9 }) { _ in true } }
        #expect(empty.contains("contains no states"))
    }

    @Test("Journeys that do not cover the graph fail with the path to what is missing")
    func coverage() {
        let graph = SampleGraph.profile
        let text = failureText { graph.expectCoverage(of: [["initialized", "loading", "loaded"]]) }
        #expect(text.contains("cover 3 of 4 states and 3 of 6 transitions"))
        #expect(text.contains("No journey reaches \"failed\":\n    initialized\n      load() → loading\n"))
        #expect(text.contains("No journey goes from \"loaded\" to \"loading\":"))
        #expect(!text.contains("goes from \"loading\" to \"failed\""))
        graph.expectCoverage(of: [["initialized", "loading", "loaded", "loading"]], except: "failed")
        graph.expectCoverage(of: [["initialized", "loading", "loaded", "loading", "failed"]], everyTransition: false)
    }

    @Test("Journeys with unknown states or transitions fail with a suggestion")
    func unknownJourney() {
        let complete = ["initialized", "loading", "failed", "loading", "loaded", "loading"]
        let text = failureText {
            SampleGraph.profile.expectCoverage(of: [complete, ["initialized", "loded"], ["failed", "loaded"]])
        }
        #expect(text.contains("reaches \"loded\", which is not in the graph. Did you mean \"loaded\"?"))
        #expect(text.contains("goes from \"failed\" to \"loaded\", unlike the graph."))
    }

    @Test("A failure with many cases shows the first and counts the others")
    func manyCases() {
        let report = CheckReport(headline: "h", cases: (1...13).map { "case \($0)" }, advice: "a")
        #expect(report.text.contains("case 10\n\n… and 3 more.\n\na"))
        #expect(!report.text.contains("case 11"))
    }
}
