import Testing

@_spi(Inspection) @testable import VSMDiagrams
@_spi(Host) @_spi(Inspection) @testable import VSMTesting

@Suite("Committed diagrams: decisions")
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

    /// The message of a failure, or an empty string for another decision.
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

    @Test("A file in each format that equals the graph is not changed", arguments: [false, true])
    func same(isUpdating: Bool) {
        let drawings = ["a.mmd": diagram.mermaid, "b/c.dot": diagram.dot, "a.TXT": diagram.text]
        for (file, drawing) in drawings {
            #expect(decision(file, isUpdating: isUpdating, old: drawing + "\n") == .nothing)
        }
        let windows = diagram.mermaid.replacing("\n", with: "\r\n") + "\r\n"
        #expect(decision("a.mmd", isUpdating: isUpdating, old: windows) == .nothing)
    }

    @Test("A file that differs fails with the lines that differ and the variable to update it")
    func different() {
        let old = diagram.mermaid.replacing("retry()", with: "again()") + "\n"
        let text = failure("a.mmd", old: old)
        #expect(text.contains("The diagram in a.mmd differs from the graph"))
        #expect(text.contains("failed --> loading: again()"))
        #expect(text.contains("failed --> loading: retry()"))
        #expect(text.contains("VSM_UPDATE_DIAGRAMS=1"))
        #expect(decision("a.mmd", isUpdating: true, old: old) == .write(diagram.mermaid + "\n"))
    }

    @Test("A missing file is written and fails once, except when diagrams are updated")
    func missing() {
        let message = "There was no file a.dot. The test has written it: review it and run again."
        #expect(decision("a.dot", old: nil) == .write(diagram.dot + "\n", failure: message))
        #expect(decision("a.dot", isUpdating: true, old: nil) == .write(diagram.dot + "\n"))
        #expect(decision("a.dot", old: diagram.dot + "\n") == .nothing)
    }

    @Test("An unknown extension, and a name for a file with only one diagram, fail")
    func unknownKind() {
        #expect(failure("a.svg", isUpdating: true, old: nil).contains(".md, .mmd, .dot and .txt"))
        #expect(failure("folder.md/diagram", old: nil).contains(".md, .mmd, .dot and .txt"))
        #expect(failure("a.dot", named: "x", isUpdating: true, old: nil).contains("omit the name"))
    }

    // MARK: Markdown

    @Test("A block that equals the graph in the language of its fence is not changed")
    func sameBlock() {
        for isUpdating in [false, true] {
            #expect(decision("a.md", isUpdating: isUpdating, old: markdown(diagram.mermaid)) == .nothing)
            #expect(decision("a.md", isUpdating: isUpdating, old: markdown(diagram.dot, language: "dot")) == .nothing)
            #expect(decision("a.md", isUpdating: isUpdating, old: markdown(diagram.text, language: "text")) == .nothing)
            let windows = markdown(diagram.mermaid).replacing("\n", with: "\r\n")
            #expect(decision("a.md", isUpdating: isUpdating, old: windows) == .nothing)
        }
    }

    @Test("A block that differs fails; an update replaces only its lines")
    func differentBlock() {
        let text = failure("Profile.md", named: "Profile", old: markdown("old"))
        #expect(text.contains("The diagram \"Profile\" in Profile.md differs from the graph"))
        #expect(text.contains("old") && text.contains("stateDiagram-v2"))
        #expect(decision("a.md", isUpdating: true, old: markdown("old")) == .write(markdown(diagram.mermaid)))
        #expect(
            decision("a.md", isUpdating: true, old: markdown("old", language: "text"))
                == .write(markdown(diagram.text, language: "text"))
        )
    }

    @Test("An empty block is written and fails once, except when diagrams are updated")
    func emptyBlock() {
        let old = "<!-- diagram: Profile -->\n\n<!-- end of diagram -->"
        let filled = "<!-- diagram: Profile -->\n```mermaid\n\(diagram.mermaid)\n```\n<!-- end of diagram -->"
        let message = "The diagram \"Profile\" in a.md was empty. The test has written it: review it and run again."
        #expect(decision("a.md", old: old) == .write(filled, failure: message))
        #expect(decision("a.md", isUpdating: true, old: old) == .write(filled))
        let fence = "<!-- diagram: Profile -->\n```text\n```\n<!-- end of diagram -->"
        let text = "<!-- diagram: Profile -->\n```text\n\(diagram.text)\n```\n<!-- end of diagram -->"
        #expect(decision("a.md", old: fence) == .write(text, failure: message))
        #expect(decision("a.md", old: filled) == .nothing)
    }

    @Test("Line endings and indentation are kept when a block is updated")
    func lineEnds() throws {
        let old = "* x\r\n  <!-- diagram: a -->\r\n  <!-- end of diagram -->\r\ny"
        guard case .write(let new, _) = decision("a.md", isUpdating: true, old: old) else {
            Issue.record("nothing is written")
            return
        }
        #expect(new.hasPrefix("* x\r\n  <!-- diagram: a -->\r\n  ```mermaid\r\n  stateDiagram-v2\r\n      [*]"))
        #expect(new.hasSuffix("\r\n  ```\r\n  <!-- end of diagram -->\r\ny"))
        #expect(!new.replacing("\r\n", with: "").contains("\n" as Character))
        #expect(decision("a.md", old: new) == .nothing)
    }

    @Test("Of several blocks, only the named one is updated")
    func several() {
        let old = markdown("first", name: "One") + markdown("second", name: "Two")
        let new = markdown("first", name: "One") + markdown(diagram.mermaid, name: "Two")
        #expect(decision("a.md", named: "Two", isUpdating: true, old: old) == .write(new))
        #expect(failure("a.md", old: old).contains("several diagrams: \"One\", \"Two\""))
        let unknown = failure("a.md", named: "Three", isUpdating: true, old: old)
        #expect(unknown.contains("no diagram \"Three\", only \"One\", \"Two\""))
        #expect(unknown.contains("<!-- diagram: Three -->\n<!-- end of diagram -->"))
    }

    @Test("A missing Markdown file and a missing block fail with what to insert, even when diagrams are updated")
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

    @Test("Markers in another code block are ignored")
    func fencedMarkers() {
        let example = "````markdown\n```\n<!-- diagram: x -->\n````\n~~~\n<!-- end of diagram -->\n~~~\n"
        #expect(decision("a.md", old: example + markdown(diagram.mermaid)) == .nothing)
    }

    @Test(
        "Invalid markers fail with their line, and nothing is written",
        arguments: [
            ("x\n<!-- diagram: a -->\n", "a.md, line 2: <!-- end of diagram --> is missing after the diagram \"a\""),
            ("<!-- diagram: a -->\n\n<!-- diagram: b -->\n", "line 3: <!-- end of diagram --> is missing after"),
            ("<!-- end of diagram -->", "line 1: <!-- diagram: name --> is missing"),
            ("<!-- diagram: -->\n<!-- end of diagram -->", "line 1: the diagram needs a name"),
            (
                "<!-- diagram: a -->\n<!-- end of diagram -->\n<!--diagram:a-->\n<!--end of diagram-->",
                "line 3: there is another diagram \"a\""
            ),
            ("<!-- diagram: a -->\nprose\n<!-- end of diagram -->", "line 1: there must be nothing"),
            ("<!-- diagram: a -->\n```mermaid\nx\n<!-- end of diagram -->", "line 1: there must be nothing"),
            ("<!-- diagram: a -->\n```swift\nx\n```\n<!-- end of diagram -->", "line 1: there must be nothing"),
            ("<!-- diagram: a -->\n```text\n```\nx\n```\n<!-- end of diagram -->", "line 1: there must be nothing"),
        ]
    )
    func damaged(old: String, message: String) {
        #expect(failure("a.md", named: "a", isUpdating: true, old: old).contains(message))
    }

    @Test("A drawing that contains a fence gets a longer one")
    func longFence() {
        let diagram = StateDiagram(SampleGraph.states("```"))
        let committed = CommittedDiagram(file: "a.md", name: nil, isUpdating: true)
        let old = markdown("old", language: "text")
        guard case .write(let new, _) = committed.decision(old: old, diagram: diagram) else {
            Issue.record("nothing is written")
            return
        }
        #expect(new.contains("\n````text\n``` (first)\n````\n"))
        #expect(committed.decision(old: new, diagram: diagram) == .nothing)
    }
}
