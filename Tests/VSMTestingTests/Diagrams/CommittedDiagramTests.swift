import Testing

@testable import VSMTesting

@Suite("Committed diagrams: what is decided")
struct CommittedDiagramTests {
    private let diagram = StateDiagram(SampleGraph.profile)

    private func decision(
        _ file: String,
        named name: String? = nil,
        isUpdating: Bool = false,
        old: String?
    ) -> CommittedDiagram.Decision {
        CommittedDiagram(file: file, name: name, isUpdating: isUpdating).decision(old: old, diagram: diagram)
    }

    /// The text of a failure; empty for any other decision.
    private func failure(
        _ file: String,
        named name: String? = nil,
        isUpdating: Bool = false,
        old: String?
    ) -> String {
        guard case .fail(let text) = decision(file, named: name, isUpdating: isUpdating, old: old) else { return "" }
        return text
    }

    private func markdown(_ drawing: String, language: String = "mermaid", name: String = "Profile") -> String {
        "# Title\n\n<!-- diagram: \(name) -->\n```\(language)\n\(drawing)\n```\n<!-- end of diagram -->\n\nProse.\n"
    }

    // MARK: Whole files

    @Test("A whole file in each format that shows the graph needs nothing", arguments: [false, true])
    func same(isUpdating: Bool) {
        let drawings = ["a.mmd": diagram.mermaid, "b/c.dot": diagram.dot, "a.TXT": diagram.text]
        for (file, drawing) in drawings {
            #expect(decision(file, isUpdating: isUpdating, old: drawing + "\n") == .nothing)
        }
        let windows = diagram.mermaid.replacing("\n", with: "\r\n") + "\r\n"
        #expect(decision("a.mmd", isUpdating: isUpdating, old: windows) == .nothing)
    }

    @Test("A whole file that shows something else fails with the lines that differ and the switch")
    func different() {
        let old = diagram.mermaid.replacing("retry()", with: "again()") + "\n"
        let text = failure("a.mmd", old: old)
        #expect(text.contains("The diagram in a.mmd is not that of the graph"))
        #expect(text.contains("failed --> loading: again()"))
        #expect(text.contains("failed --> loading: retry()"))
        #expect(text.contains("VSM_UPDATE_DIAGRAMS=1"))
        #expect(decision("a.mmd", isUpdating: true, old: old) == .write(diagram.mermaid + "\n"))
    }

    @Test("A missing whole file fails, and is written with the switch")
    func missing() {
        #expect(failure("a.dot", old: nil).contains("no file a.dot yet"))
        #expect(failure("a.dot", old: nil).contains("VSM_UPDATE_DIAGRAMS=1"))
        #expect(decision("a.dot", isUpdating: true, old: nil) == .write(diagram.dot + "\n"))
    }

    @Test("A file of another kind, and a name for a whole file, are mistakes")
    func unknownKind() {
        #expect(failure("a.svg", isUpdating: true, old: nil).contains(".md, .mmd, .dot and .txt"))
        #expect(failure("folder.md/diagram", old: nil).contains(".md, .mmd, .dot and .txt"))
        #expect(failure("a.dot", named: "x", isUpdating: true, old: nil).contains("leave out the name"))
    }

    // MARK: Markdown

    @Test("A block that shows the graph needs nothing, in the language that its fence says")
    func sameBlock() {
        for isUpdating in [false, true] {
            #expect(decision("a.md", isUpdating: isUpdating, old: markdown(diagram.mermaid)) == .nothing)
            #expect(decision("a.md", isUpdating: isUpdating, old: markdown(diagram.dot, language: "dot")) == .nothing)
            #expect(decision("a.md", isUpdating: isUpdating, old: markdown(diagram.text, language: "text")) == .nothing)
            let windows = markdown(diagram.mermaid).replacing("\n", with: "\r\n")
            #expect(decision("a.md", isUpdating: isUpdating, old: windows) == .nothing)
        }
    }

    @Test("A block that shows something else fails; with the switch only its lines are replaced")
    func differentBlock() {
        let text = failure("Profile.md", named: "Profile", old: markdown("old"))
        #expect(text.contains("The diagram \"Profile\" in Profile.md is not that of the graph"))
        #expect(text.contains("old") && text.contains("stateDiagram-v2"))
        #expect(decision("a.md", isUpdating: true, old: markdown("old")) == .write(markdown(diagram.mermaid)))
        #expect(
            decision("a.md", isUpdating: true, old: markdown("old", language: "text"))
                == .write(markdown(diagram.text, language: "text"))
        )
    }

    @Test("A block with nothing in it yet is filled in with Mermaid")
    func emptyBlock() {
        let old = "<!-- diagram: Profile -->\n\n<!-- end of diagram -->"
        let filled = "<!-- diagram: Profile -->\n```mermaid\n\(diagram.mermaid)\n```\n<!-- end of diagram -->"
        #expect(!failure("a.md", old: old).isEmpty)
        #expect(decision("a.md", isUpdating: true, old: old) == .write(filled))
        #expect(decision("a.md", old: filled) == .nothing)
    }

    @Test("Line ends and indentation are kept where a block is rewritten")
    func lineEnds() throws {
        let old = "* x\r\n  <!-- diagram: a -->\r\n  <!-- end of diagram -->\r\ny"
        guard case .write(let new) = decision("a.md", isUpdating: true, old: old) else {
            Issue.record("nothing is written")
            return
        }
        #expect(new.hasPrefix("* x\r\n  <!-- diagram: a -->\r\n  ```mermaid\r\n  stateDiagram-v2\r\n      [*]"))
        #expect(new.hasSuffix("\r\n  ```\r\n  <!-- end of diagram -->\r\ny"))
        #expect(!new.replacing("\r\n", with: "").contains("\n" as Character))
        #expect(decision("a.md", old: new) == .nothing)
    }

    @Test("Of several blocks the one with the name is meant, and the others stay")
    func several() {
        let old = markdown("first", name: "One") + markdown("second", name: "Two")
        let new = markdown("first", name: "One") + markdown(diagram.mermaid, name: "Two")
        #expect(decision("a.md", named: "Two", isUpdating: true, old: old) == .write(new))
        #expect(failure("a.md", old: old).contains("several diagrams: \"One\", \"Two\""))
        let unknown = failure("a.md", named: "Three", isUpdating: true, old: old)
        #expect(unknown.contains("no diagram \"Three\", only \"One\", \"Two\""))
        #expect(unknown.contains("<!-- diagram: Three -->\n<!-- end of diagram -->"))
    }

    @Test("A missing Markdown file and a missing block say what to put in, also with the switch")
    func missingBlock() {
        for isUpdating in [false, true] {
            let file = failure("Docs/Profile.md", isUpdating: isUpdating, old: nil)
            #expect(file.contains("no file Docs/Profile.md"))
            #expect(file.contains("<!-- diagram: Profile -->\n<!-- end of diagram -->"))
            let block = failure("Docs/Profile.md", isUpdating: isUpdating, old: "# Profile\n")
            #expect(block.contains("has no diagram."))
            #expect(block.contains("<!-- diagram: Profile -->\n<!-- end of diagram -->"))
        }
    }

    @Test("Markers within another fenced block are text")
    func fencedMarkers() {
        let example = "````markdown\n```\n<!-- diagram: x -->\n````\n~~~\n<!-- end of diagram -->\n~~~\n"
        #expect(decision("a.md", old: example + markdown(diagram.mermaid)) == .nothing)
    }

    @Test(
        "Damaged markers are named with their line, and nothing is written",
        arguments: [
            ("x\n<!-- diagram: a -->\n", "a.md, line 2: the diagram \"a\" of line 2 does not end"),
            ("<!-- diagram: a -->\n\n<!-- diagram: b -->\n", "line 3: the diagram \"a\" of line 1 does not end"),
            ("<!-- end of diagram -->", "line 1: a diagram ends that did not begin"),
            ("<!-- diagram: -->\n<!-- end of diagram -->", "line 1: the diagram needs a name"),
            (
                "<!-- diagram: a -->\n<!-- end of diagram -->\n<!--diagram:a-->\n<!--end of diagram-->",
                "line 3: there is a diagram \"a\" already"
            ),
            ("<!-- diagram: a -->\nprose\n<!-- end of diagram -->", "line 1: between the markers"),
            ("<!-- diagram: a -->\n```mermaid\nx\n<!-- end of diagram -->", "line 1: between the markers"),
            ("<!-- diagram: a -->\n```swift\nx\n```\n<!-- end of diagram -->", "line 1: between the markers"),
            ("<!-- diagram: a -->\n```text\n```\nx\n```\n<!-- end of diagram -->", "line 1: between the markers"),
        ]
    )
    func damaged(old: String, message: String) {
        #expect(failure("a.md", named: "a", isUpdating: true, old: old).contains(message))
    }

    @Test("A drawing that holds a fence stands in a longer one")
    func longFence() {
        let diagram = StateDiagram(SampleGraph.states("```"))
        let committed = CommittedDiagram(file: "a.md", name: nil, isUpdating: true)
        let old = markdown("old", language: "text")
        guard case .write(let new) = committed.decision(old: old, diagram: diagram) else {
            Issue.record("nothing is written")
            return
        }
        #expect(new.contains("\n````text\n``` (first)\n````\n"))
        #expect(committed.decision(old: new, diagram: diagram) == .nothing)
    }
}
