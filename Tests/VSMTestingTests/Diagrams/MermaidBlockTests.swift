import Testing

@_spi(Inspection) @testable import VSMDiagrams

@Suite("Mermaid in Markdown pages")
struct MermaidBlockTests {
    @Test("Blocks are found with the names in the comments before them")
    func blocks() {
        let page = """
            # A page

            <!-- diagram: the cart -->
            ```mermaid
            stateDiagram-v2
                [*] --> empty
            ```
            <!-- end of diagram -->

            <!-- diagram: something else -->

            ```mermaid
            flowchart LR
            ```
            ```text
            ```
            ```mermaid
            without an end
            """
        #expect(
            MermaidBlock.all(in: page) == [
                MermaidBlock(name: "the cart", text: "stateDiagram-v2\n    [*] --> empty"),
                MermaidBlock(name: nil, text: "flowchart LR"),
            ]
        )
    }
}
