import Testing
import VSM

extension EpisodeViewState {
    /// The episode, which every state has.
    var episode: Episode {
        switch self {
        case .offered(let model), .failed(_, let model): model.episode
        case .downloading(let model): model.offered.episode
        case .downloaded(let model): model.episode
        }
    }
}

// snippet.model
extension EpisodeViewState {
    var offer: OfferedEpisode? {
        switch self {
        case .offered(let model), .failed(_, let model): model
        case .downloading, .downloaded: nil
        }
    }
}
// snippet.end

extension EpisodeViewState {
    /// The initial state of the feature.
    init(episode: Episode, store: any EpisodeStore) {
        self = .offered(OfferedEpisode(episode: episode, store: store))
    }
}

@Suite("States: extensions")
struct EpisodeExtensionTests {
    private struct EmptyStore: EpisodeStore {
        func download(_ episode: Episode) async throws {}
        func delete(_ episode: Episode) {}
    }

    @Test("Every state has the episode, and some have the offer")
    func extensions() throws {
        let first = EpisodeViewState(episode: Episode(title: "One"), store: EmptyStore())
        let offer = try #require(first.offer)
        let states: [EpisodeViewState] = [
            first, .downloading(DownloadingEpisode(offered: offer)), .failed(message: "", offer),
            .downloaded(DownloadedEpisode(episode: offer.episode, store: offer.store)),
        ]
        #expect(states.map(\.episode.title) == ["One", "One", "One", "One"])
        #expect(states.map { $0.offer != nil } == [true, false, true, false])
    }
}
