import Foundation
import VSM

struct Playlist: Codable, Equatable, Sendable {
    var title: String
    var songs: [String]
}

enum PlaylistDataState {
    case loading
    case loaded(Playlist)
}

enum PlaylistViewState {
    case initialized(PlaylistLoader)
    case loading
    case loaded(PlaylistEditor)
    case failed(any Error, PlaylistLoader)
}

struct PlaylistLoader {
    let repository: PlaylistRepository

    /// Loads on a background queue, so that *loading* is always the first state.
    func load() -> AnyPublisher<PlaylistViewState, Never> {
        let playlist = Deferred {
            repository.load()
                .map { PlaylistViewState.loaded(PlaylistEditor(playlist: $0, repository: repository)) }
                .catch { error in Just(PlaylistViewState.failed(error, self)) }
        }
        .subscribe(on: DispatchQueue.global())

        return Just(PlaylistViewState.loading)
            .merge(with: playlist)
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

struct PlaylistEditor {
    let playlist: Playlist
    let repository: PlaylistRepository

    func rename(_ title: String) -> AnyPublisher<PlaylistViewState, Never> {
        var renamed = playlist
        renamed.title = title
        return repository.save(renamed)
            .map { .loaded(PlaylistEditor(playlist: $0, repository: repository)) }
            .replaceError(with: .loaded(self))
            .eraseToAnyPublisher()
    }
}
