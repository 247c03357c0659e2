import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The views of the episode", .timeLimit(.minutes(10)))
struct EpisodeViewTests {
    @Test("An episode is downloaded and deleted")
    func episode() async throws {
        let host = HostedView { EpisodeView(state: .offered(.example)) }
        try host.press("Download")
        await host.wait(for: "Delete")
        try host.press("Delete")
        await host.wait(for: "Download")
    }

    @Test("The previews show the states of the episode")
    func previews() {
        let host = HostedView { EpisodePreviews.previews }
        for text in ["Download", "Cancel", "The download failed.", "Try Again"] {
            #expect(host.description.contains("\"\(text)\""), "\(text)")
        }
    }

    @Test("A sheet reports that it has finished")
    func sheet() async throws {
        var hasFinished = false
        let host = HostedView { EpisodeSheet(state: .offered(.example)) { hasFinished = true } }
        try host.press("Download")
        while !hasFinished { await Task.yield() }
    }
}
