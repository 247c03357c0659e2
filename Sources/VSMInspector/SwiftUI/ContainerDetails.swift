#if canImport(SwiftUI) && DEBUG
import SwiftUI
import VSM
@_spi(Inspection) import VSMDiagramLayout
@_spi(Inspection) import VSMDiagrams

/// A container: its diagram and its journey.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct ContainerDetails: View {
    let number: Int
    let inspector: Inspector
    @ViewState private var record: InspectorRecord
    @SwiftUI.State private var filter = LineFilter()

    init(number: Int, inspector: Inspector) {
        self.number = number
        self.inspector = inspector
        _record = .init(wrappedValue: inspector.record)
    }

    var body: some View {
        List {
            if let container = record.container(number) {
                DiagramSection(container: container, inspector: inspector)
                JourneySection(container: container, inspector: inspector, filter: $filter)
            } else {
                Text("The inspector no longer keeps this container.")
            }
        }
        .searchable(text: $filter.search, prompt: "Search the journey")
        .navigationTitle(record.container(number)?.stateType ?? "Closed")
        .onAppear { $record.observe(inspector.records) }
    }
}

/// The state and the diagram of a container.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct DiagramSection: View {
    let container: InspectedContainer
    let inspector: Inspector

    var body: some View {
        let diagram = inspector.diagram(of: container)
        Section("State") {
            Text(verbatim: container.state.name).font(.headline)
            if !container.isOpen { Text("The view has left.").foregroundStyle(.secondary) }
            ScrollView(.horizontal) {
                DrawnDiagram(
                    title: container.stateType,
                    layout: inspector.layout(of: diagram.diagram, for: container.stateType),
                    marks: DiagramMarks(of: container, in: diagram)
                )
            }
            #if !os(tvOS)
            ShareLink("Copy as Mermaid", item: diagram.diagram.mermaid)
            #endif
        }
    }
}
#endif
