@_spi(Inspection) import VSMInspector

/// The diagrams in a Markdown page, which the tests of the examples compare with the running features.
enum DiagramPage {
    /// A diagram that cannot be read.
    struct UnreadableDiagram: Error, CustomStringConvertible {
        let name: Substring

        var description: String {
            "The diagram \"\(name)\" is not Mermaid as the tests of the examples write it. Run them with VSM_UPDATE_DIAGRAMS=1."
        }
    }

    /// Returns the layouts of the diagrams by their names.
    static func layouts(in page: String) throws -> [String: DiagramLayout] {
        var layouts: [String: DiagramLayout] = [:]
        for match in page.matches(of: /<!-- diagram: (.+?) -->\n```mermaid\n((?:.*\n)*?)```/) {
            let (_, name, mermaid) = match.output
            guard let layout = DiagramLayout(mermaid: String(mermaid)) else { throw UnreadableDiagram(name: name) }
            layouts[String(name)] = layout
        }
        return layouts
    }
}
