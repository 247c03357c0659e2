import VSM

enum EpisodeViewState {
    case offered(OfferedEpisode)
    case downloading(DownloadingEpisode)
    case downloaded(DownloadedEpisode)
    case failed(message: String, OfferedEpisode)
}

protocol EpisodeStore: Sendable {
    func download(_ episode: Episode) async throws
    func delete(_ episode: Episode)
}

struct Episode: Equatable, Sendable {
    let title: String
}

struct OfferedEpisode {
    let episode: Episode
    let store: any EpisodeStore

    func download() -> StateSequence<EpisodeViewState> {
        StateSequence(
            { .downloading(DownloadingEpisode(offered: self)) },
            {
                do {
                    try await store.download(episode)
                    return .downloaded(DownloadedEpisode(episode: episode, store: store))
                } catch {
                    return .failed(message: "The download failed.", self)
                }
            }
        )
    }
}

struct DownloadingEpisode {
    let offered: OfferedEpisode

    func cancel() -> EpisodeViewState { .offered(offered) }
}

struct DownloadedEpisode {
    let episode: Episode
    let store: any EpisodeStore

    func delete() -> EpisodeViewState {
        store.delete(episode)
        return .offered(OfferedEpisode(episode: episode, store: store))
    }
}

extension EpisodeViewState {
    var isOnDevice: Bool {
        switch self {
        case .downloaded: true
        case .offered, .downloading, .failed: false
        }
    }
}
