import SwiftUI
import Testing
import VSM
import VSMInspector

private enum DownloadViewState {
    case offered(OfferedModel)
    case downloading
    case failed(message: String, OfferedModel)
}

private struct OfferedModel {
    func download() -> DownloadViewState { .downloading }
}

private struct DownloadView: View {
    @ViewState var state: DownloadViewState

    init(state: DownloadViewState) {
        _state = .init(wrappedValue: state)
    }

    var body: some View {
        switch state {
        case .offered(let model):
            Button("Download") { $state.observe(model.download()) }
        case .downloading:
            ProgressView("Downloading...")
        case .failed(let message, let model):
            Text(message)
            Button("Try Again") { $state.observe(model.download()) }
        }
    }
}

// snippet.gallery
private struct DownloadGallery: View {
    var body: some View {
        StateGallery([
            DownloadViewState.offered(OfferedModel()), .downloading,
            .failed(message: "The download failed.", OfferedModel()),
        ]) { state in
            DownloadView(state: state)
        }
    }
}
// snippet.end

@MainActor
@Suite("A gallery of states in a preview")
struct StateGalleryTests {
    @Test("Each state has its name and its view, and its buttons work")
    func states() throws {
        let host = HostedView { DownloadGallery() }
        for text in ["offered", "Download", "downloading", "failed", "The download failed.", "Try Again"] {
            #expect(host.description.contains("\"\(text)"), "\(text)")
        }
        try host.press("Try Again")
        #expect(!host.description.contains("Try Again"))
        #expect(host.description.contains("\"Download\""))
    }
}
