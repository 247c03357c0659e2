import SwiftUI
import VSM

/// The container that a screen showed, if it still exists.
@MainActor
final class ShownContainer {
    weak var container: StateContainer<EpisodeViewState>?
}

struct EpisodeScreen: View {
    @ViewState var state: EpisodeViewState
    let shown: ShownContainer

    init(state: EpisodeViewState, shown: ShownContainer) {
        _state = .init(wrappedValue: state)
        self.shown = shown
    }

    var body: some View {
        VStack {
            if case .offered(let model) = state {
                Button("Download") { $state.observe(model.download()) }
            } else {
                ProgressView("Downloading")
            }
        }.onAppear { shown.container = $state }
    }
}

struct EpisodeShelf: View {
    let episode: OfferedEpisode
    let shown: ShownContainer
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("Episode") { isPresented = true }
            NavigationLink("Details") { EpisodeScreen(state: .offered(episode), shown: shown) }
        }.sheet(isPresented: $isPresented) {
            VStack {
                EpisodeScreen(state: .offered(episode), shown: shown)
                Button("Close") { isPresented = false }
            }
        }
    }
}
