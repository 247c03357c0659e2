import Testing

@testable import ExampleSite

@Suite("Diagrams: reading")
struct StateDiagramTests {
    private typealias Arrow = StateDiagram.Arrow

    @Test("Arrows have their states and labels, and say where the feature begins and ends")
    func arrows() throws {
        let diagram = try StateDiagram(
            mermaid: """
                stateDiagram-v2
                    [*] --> initialized
                    initialized --> loaded: load<br/>retry continues
                    loaded --> [*]: load is still waiting
                """.split(separator: "\n")
        )
        #expect(
            diagram.arrows == [
                Arrow(from: .start, to: .state("initialized"), labels: []),
                Arrow(from: .state("initialized"), to: .state("loaded"), labels: ["load", "retry continues"]),
                Arrow(from: .state("loaded"), to: .end(after: "loaded"), labels: ["load is still waiting"]),
            ]
        )
        #expect(diagram.states == ["initialized", "loaded"])
    }

    @Test(
        "A line that is no arrow is refused by name",
        arguments: ["note right of loaded", "loaded -->", "a b --> c", "[*] --> [*]", "state \"x y\" as x_y"]
    )
    func unknownLine(_ line: String) {
        #expect(throws: StateDiagram.UnknownLine(line: line)) { try StateDiagram(mermaid: [line[...]]) }
    }

    @Test("The diagrams of a page are found by their names, and other code blocks are not read")
    func markdown() throws {
        let diagrams = try MarkdownDiagrams.read(
            """
            ```swift
            let x = 1
            ```
            <!-- diagram: First, with a comma -->
            ```mermaid
            stateDiagram-v2
                [*] --> a
            ```
            <!-- end of diagram -->
            <!-- diagram: Second -->
            <!-- end of diagram -->
            """
        )
        #expect(diagrams["First, with a comma"]?.states == ["a"])
        #expect(diagrams["Second"] == StateDiagram())
        #expect(diagrams.count == 2)
    }
}
