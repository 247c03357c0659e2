import SwiftUI
import VSM

// snippet.view
struct EpisodeView: View {
    @ViewState var state: EpisodeViewState

    var body: some View {
        switch state {
        case .offered(let model):
            Text(model.episode.title)
            Button("Download") { $state.observe(model.download()) }
        case .downloading(let model):
            ProgressView()
            Button("Cancel") { $state.observe(model.cancel()) }
        case .downloaded(let model):
            Text(model.episode.title)
            Button("Delete") { $state.observe(model.delete()) }
        case .failed(let message, let model):
            Text(message)
            Button("Try Again") { $state.observe(model.download()) }
        }
    }
}
// snippet.end

// snippet.previews
extension OfferedEpisode {
    /// An episode for previews, which never call its store.
    static let example = OfferedEpisode(episode: Episode(title: "The Compiler"), store: EmptyStore())
}

struct EmptyStore: EpisodeStore {
    func download(_ episode: Episode) async throws {}
    func delete(_ episode: Episode) {}
}
// snippet.hide

// The stand-ins cannot have this macro. The tests show these views.
#if canImport(DeveloperToolsSupport)
// snippet.show

#Preview("Offered") { EpisodeView(state: .offered(.example)) }
#Preview("Downloading") { EpisodeView(state: .downloading(DownloadingEpisode(offered: .example))) }
#Preview("Failed") { EpisodeView(state: .failed(message: "The download failed.", .example)) }
// snippet.hide
#endif
// snippet.end

struct EpisodePreviews: PreviewProvider {
    static var previews: some View {
        EpisodeView(state: .offered(.example)).previewDisplayName("Offered")
        EpisodeView(state: .downloading(DownloadingEpisode(offered: .example))).previewDisplayName("Downloading")
        EpisodeView(state: .failed(message: "The download failed.", .example)).previewDisplayName("Failed")
    }
}

// snippet.finished
struct EpisodeSheet: View {
    @ViewState var state: EpisodeViewState
    let onFinish: () -> Void

    init(state: EpisodeViewState, onFinish: @escaping () -> Void) {
        _state = .init(wrappedValue: state)
        self.onFinish = onFinish
    }

    var body: some View {
        VStack {
            if case .offered(let model) = state {
                Button("Download") { $state.observe(model.download()) }
            } else {
                ProgressView()
            }
        }.onReceive($state.didSetPublisher) { state in
            if case .downloaded = state { onFinish() }
        }
    }
}
// snippet.end
