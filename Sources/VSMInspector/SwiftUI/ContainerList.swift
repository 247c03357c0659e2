#if canImport(SwiftUI) && DEBUG
import SwiftUI
@_spi(Host) import VSM

/// The containers, those that changed last first, and the dependencies.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct ContainerList: View {
    private let inspector: Inspector
    @ViewState private var record: InspectorRecord

    init(inspector: Inspector) {
        self.inspector = inspector
        _record = .init(wrappedValue: inspector.record)
    }

    var body: some View {
        let containers = record.latestContainers
        List {
            Section("Open") { rows(containers.filter(\.isOpen)) }
            OutcomesSection()
            Section("Closed") { rows(containers.filter { !$0.isOpen }) }
        }
        .navigationDestination(for: ContainerNumber.self) { number in
            ContainerDetails(number: number.value, inspector: inspector)
        }
        .onAppear { $record.observe(inspector.records) }
    }

    private func rows(_ containers: [InspectedContainer]) -> some View {
        ForEach(containers) { container in
            NavigationLink(value: ContainerNumber(value: container.id)) {
                VStack(alignment: .leading) {
                    Text(verbatim: container.stateType)
                    Text(verbatim: container.state.name).font(.subheadline).foregroundStyle(Color.accentColor)
                }
            }
        }
    }
}

/// The number of a container, as a destination.
struct ContainerNumber: Hashable {
    let value: Int
}

extension InspectorRecord: UninspectedState {
    /// The containers, those that changed last first.
    var latestContainers: [InspectedContainer] {
        containers.sorted { ($0.journey.last?.id ?? 0) > ($1.journey.last?.id ?? 0) }
    }
}
#endif
