@_spi(Inspection) import VSMInspector
@_spi(Inspection) import VSMJournal

/// The diagrams in a Markdown page, which the tests of the examples compare with the running features.
enum DiagramPage {
    /// A diagram that cannot be read.
    struct UnreadableDiagram: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "The diagram \"\(name)\" is not Mermaid as the tests of the examples write it. Run them with VSM_UPDATE_DIAGRAMS=1."
        }
    }

    /// Returns the layouts of the diagrams by their names.
    static func layouts(in page: String) throws -> [String: DiagramLayout] {
        var layouts: [String: DiagramLayout] = [:]
        for block in MermaidBlock.all(in: page) {
            guard let name = block.name else { continue }
            guard let layout = DiagramLayout(mermaid: block.text) else { throw UnreadableDiagram(name: name) }
            layouts[name] = layout
        }
        return layouts
    }
}
