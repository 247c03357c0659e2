import SwiftUI
import Testing
import VSM

@MainActor
@Suite("A preview of a state whose model consists of closures")
struct RecordingViewTests {
    @Test("The preview shows the failure, and its button leads to the next state")
    func preview() throws {
        let host = HostedView {
            RecordingView(state: .failed(.init(message: "No microphone.", retry: { StateSequence(.recording) })))
        }
        #expect(host.description.contains("No microphone."))
        try host.press("Try Again")
        #expect(host.description == "ProgressView")
    }
}
