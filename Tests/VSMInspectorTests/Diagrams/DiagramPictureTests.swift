import Foundation
import Testing

@_spi(Inspection) @testable import VSMDiagramLayout

@Suite("Diagrams: pictures of the documentation")
struct DiagramPictureTests {
    /// DocC does not draw Mermaid.
    @Test(
        "A picture of a guide shows the diagram that a test writes",
        arguments: [
            ("Quotes", "Quotes"), ("LoadingProfile", "Loading a profile"), ("ShowingProfile", "Showing a profile"),
            ("EditingProfile", "Editing a profile"),
        ]
    )
    func picture(_ picture: String, of name: String) throws {
        let diagram = try #require(SampleDiagrams.committed.first { $0.name == name }?.diagram)
        let drawing = DiagramLayout(diagram).svg(title: name)
        let file = SampleDiagrams.repository.appendingPathComponent("Sources/VSM/VSM.docc/Guides/\(picture).svg")
        if ProcessInfo.processInfo.environment["VSM_UPDATE_DIAGRAMS"] == "1" {
            try drawing.write(to: file, atomically: true, encoding: .utf8)
        }
        let isDrawn = try String(contentsOf: file, encoding: .utf8) == drawing
        #expect(isDrawn, "VSM_UPDATE_DIAGRAMS=1 swift test --filter DiagramPictureTests draws \(picture).svg again.")
    }
}
