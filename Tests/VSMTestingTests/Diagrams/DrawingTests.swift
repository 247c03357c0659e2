import Testing

@_spi(Inspection) @testable import VSMDiagrams
@_spi(Host) @_spi(Inspection) @testable import VSMTesting

@Suite("State graphs: drawings")
struct DrawingTests {
    private typealias Transition = SampleGraph.Transition

    @Test("Mermaid: one arrow between two states, with a line for each label; dead ends are final")
    func mermaid() {
        #expect(
            SampleGraph.hangingProfile.mermaid == """
                stateDiagram-v2
                    [*] --> initialized
                    initialized --> loading: load()
                    loading --> loaded: [success]
                    loading --> failed: [failure(offline)]
                    loading --> loading: [silence]
                    loaded --> loading: load()
                    failed --> loading: retry()
                    loading --> [*]: retry() is still waiting
                """
        )
    }

    @Test("Graphviz: the same, with names and labels in quotes")
    func dot() {
        #expect(
            SampleGraph.hangingProfile.dot == #"""
                digraph {
                    node [shape=box, style=rounded]
                    "start" [shape=point]
                    "initialized" [label="initialized"]
                    "loading" [label="loading\nretry() is still waiting", peripheries=2]
                    "loaded" [label="loaded"]
                    "failed" [label="failed"]
                    "start" -> "initialized"
                    "initialized" -> "loading" [label="load()"]
                    "loading" -> "loaded" [label="[success]"]
                    "loading" -> "failed" [label="[failure(offline)]"]
                    "loading" -> "loading" [label="[silence]"]
                    "loaded" -> "loading" [label="load()"]
                    "failed" -> "loading" [label="retry()"]
                }
                """#
        )
    }

    @Test("Text: each state, followed by its transitions")
    func text() {
        let graph = SampleGraph.hangingProfile
        #expect(
            graph.text == """
                initialized (first)
                    load() → loading
                loading (end: retry() is still waiting)
                    [success] → loaded
                    [failure(offline)] → failed
                    [silence] → loading
                loaded
                    load() → loading
                failed
                    retry() → loading
                """
        )
        #expect(graph.description == graph.text)
    }

    @Test("Several labels of one arrow, and an action that continues without a choice")
    func labels() {
        var graph = SampleGraph.states("a", "b")
        graph.add(Transition(from: "a", to: "b", action: "go()", choices: ["left", "after 0.5 seconds"]))
        graph.add(Transition(from: "a", to: "b", action: "run()"))
        let on = Transition(from: "b", to: "a", action: "run()", continues: true)
        graph.add(on)
        graph.addRest(in: "a", from: "b", by: [on])
        #expect(
            graph.text == """
                a (first, end)
                    go() [left, after 0.5 seconds] or run() → b
                b
                    run() continues → a
                """
        )
        #expect(graph.mermaid.contains("a --> b: go() [left, after 0.5 seconds]<br/>run()\n"))
        #expect(graph.mermaid.contains("a --> [*]"))
        #expect(graph.dot.contains(#"[label="go() [left, after 0.5 seconds]\nrun()"]"#))
    }

    @Test("Drawings start with the initial state, with arrows in the order of the states")
    func order() {
        var graph = SampleGraph.states("z", "y", "x")
        graph.add(Transition(from: "z", to: "x", action: "1"))
        graph.add(Transition(from: "x", to: "y", action: "2"))
        graph.add(Transition(from: "y", to: "x", action: "3"))
        #expect(StateDiagram(graph).arrows.map(\.labels) == [["1"], ["3"], ["2"]])
        #expect(graph.mermaid.contains("[*] --> z"))
    }

    private static let names: [(String, String)] = [
        ("loaded(user: \"Ada\")", ##"state "loaded(user#58; #34;Ada#34;)" as loaded_user_Ada"##),
        ("cart {3; 4}", ##"state "cart #123;3#59; 4#125;" as cart_3_4"##),
        ("100 %% sure", ##"state "100 #37;#37; sure" as 100_sure"##),
        ("größe", ##"state "größe" as gr_e"##),
        ("読込中", ##"state "読込中" as other"##),
        ("end", ##"state "end" as end_"##),
        ("State", ##"state "State" as State_"##),
        ("root_start", ##"state "root#95;start" as root_start_"##),
        ("direction LR", ##"state "directio#110; LR" as direction_LR"##),
        ("Redirection", ##"state "Redirectio#110;" as Redirection_"##),
        ("a [[fork]] <b>", ##"state "a [#91;fork]] #60;b#62;" as a_fork_b"##),
        ("two\nlines", ##"state "two lines" as two_lines"##),
        ("", ##"state "#34;#34;" as other"##),
        (" ", ##"state "#34; #34;" as other"##),
    ]

    @Test(
        "Mermaid: a name that is not a valid identifier gets one, and is shown unchanged",
        arguments: names
    )
    func mermaidNames(name: String, line: String) {
        let graph = SampleGraph.states(name)
        #expect(graph.mermaid == "stateDiagram-v2\n    \(line)\n    [*] --> \(line.split(separator: " ").last ?? "")")
    }

    @Test("Mermaid: identifiers are unique, and valid names are their own identifiers")
    func mermaidCollisions() {
        #expect(
            MermaidIdentifiers.make(for: ["a(b)", "a b", "a_b", "state", "state_", "a_b_2"])
                == ["a_b_3", "a_b_4", "a_b", "state__2", "state_", "a_b_2"]
        )
        #expect(Set(MermaidIdentifiers.make(for: ["é", "ü", "other", "", "_"])).count == 5)
    }

    @Test("Mermaid: special characters in labels are escaped")
    func mermaidLabels() {
        var graph = SampleGraph.states("a", "b")
        graph.add(Transition(from: "a", to: "b", action: "set(x: 1); go\n--> b", choices: ["\"#1\""]))
        #expect(graph.mermaid.contains("a --> b: set(x#58; 1)#59; go --#62; b [#34;#35;1#34;]"))
    }

    @Test("Graphviz: quotes, backslashes and entities are escaped")
    func dotNames() {
        let graph = SampleGraph.states(#"a "b" \N &lt;"#, "start")
        #expect(graph.dot.contains(#""a \"b\" \\N &lt;" [label="a \"b\" \\N &amp;lt;"]"#))
        #expect(graph.dot.contains(#""start'" -> "a"#))
    }

    @Test("Text: a name with line breaks stays on its line")
    func textNames() {
        #expect(SampleGraph.states("a\r\nb\u{2028}c", "").text == "a b c (first)\n\"\"")
    }
}
