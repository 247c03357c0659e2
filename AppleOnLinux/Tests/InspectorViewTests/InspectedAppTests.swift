import SwiftUI
import Testing
import VSM

@_spi(Inspection) @testable import VSMInspector

/// An inspector of a whole program is for one test of a process, because it records the containers of all tests.
@Suite("An app that is inspected", .timeLimit(.minutes(10)))
struct InspectedAppTests {
    @Test("One call records every container that is created from then on, and the first call counts")
    func app() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let earlier = StateContainer(state: ParcelViewState.packed(ParcelModel()))
                let app = ParcelApp()
                let host = HostedView(app)
                try host.press("Send")
                try host.press("Inspect")
                let inspector = try #require(inspectorOfNewContainers as? Inspector)
                inspectContainers()
                try #require(inspectorOfNewContainers as? Inspector === inspector)
                try #require(inspector.record.containers.map(\.stateType) == ["ParcelViewState"])
                try #require(host.description.contains("\"sent\""))
                // The code that caused the change is found in this repository.
                let line = try #require(inspector.record.containers[0].journey.last { $0.state?.name == "sent" })
                try #require(JourneyText(line, of: inspector).cause == "model.send(number: 7)")
                withExtendedLifetime(earlier) {}
            }
        }
    }
}
