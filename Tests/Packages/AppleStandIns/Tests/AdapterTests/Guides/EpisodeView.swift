import SwiftUI
import VSM

// snippet.view
struct EpisodeView: View {
    @ViewState var state: EpisodeViewState

    init(state: EpisodeViewState) {
        _state = .init(wrappedValue: state)
    }

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
struct EpisodePreviews: PreviewProvider {
    struct EmptyStore: EpisodeStore {
        func download(_ episode: Episode) async throws {}
        func delete(_ episode: Episode) {}
    }

    static let offered = OfferedEpisode(episode: Episode(title: "The Compiler"), store: EmptyStore())

    static var previews: some View {
        EpisodeView(state: .offered(offered))
            .previewDisplayName("Offered")
        EpisodeView(state: .downloading(DownloadingEpisode(offered: offered)))
            .previewDisplayName("Downloading")
        EpisodeView(state: .failed(message: "The download failed.", offered))
            .previewDisplayName("Failed")
    }
}
// snippet.end

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
