#if DEBUG
import VSM
@_spi(Inspection) import VSMInspector
@_spi(Inspection) import VSMJournal
import VSMWeb

/// The state diagram of a container, with its current state and its latest change.
struct DiagramPanel: HTML {
    let container: InspectedContainer
    let inspector: Inspector

    var content: some HTML {
        let diagram = inspector.diagram(of: container)
        let layout = inspector.layout(of: diagram.diagram, for: container.stateType)
        let marks = DiagramMarks(of: container, in: diagram)
        section {
            StateDiagramView(title: container.stateType, layout: layout, marks: marks)
            details {
                summary { "Copy the diagram" }
                copied("Mermaid", diagram.diagram.mermaid)
                copied("SVG", layout.svg(title: container.stateType, marks: marks))
            }
        }.class("diagram")
    }

    private func copied(_ format: String, _ text: String) -> some HTML {
        let identifier = "diagram-\(format.lowercased())"
        return div {
            button { "Copy as \(format)" }.attribute("data-copies", identifier)
            pre { text }.id(identifier).tabIndex(0)
        }.class("copied")
    }
}
#endif
