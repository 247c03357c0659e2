import SwiftUI
import Testing
import VSM

@MainActor
@Suite("The views of the episode", .timeLimit(.minutes(10)))
struct EpisodeViewTests {
    @Test("An episode is downloaded and deleted")
    func episode() async throws {
        let host = HostedView { EpisodeView(state: .offered(EpisodePreviews.offered)) }
        try host.press("Download")
        await host.wait(for: "Delete")
        try host.press("Delete")
        await host.wait(for: "Download")
    }

    @Test("A sheet reports that it has finished")
    func sheet() async throws {
        var hasFinished = false
        let host = HostedView { EpisodeSheet(state: .offered(EpisodePreviews.offered)) { hasFinished = true } }
        try host.press("Download")
        while !hasFinished { await Task.yield() }
    }
}
