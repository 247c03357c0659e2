import Foundation
import VSM

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads and saves a playlist, and publishes the latest one.
struct PlaylistRepository {
    let url: URL
    private let playlistSubject = CurrentValueSubject<PlaylistDataState, Never>(.loading)

    init(url: URL) {
        self.url = url
    }

    var playlistPublisher: AnyPublisher<PlaylistDataState, Never> {
        playlistSubject.share().eraseToAnyPublisher()
    }

    func load() -> AnyPublisher<Playlist, any Error> {
        URLSession.shared.dataTaskPublisher(for: url)
            .tryMap(\.data)
            .decode(type: Playlist.self, decoder: JSONDecoder())
            .map { playlist -> Playlist in
                playlistSubject.value = .loaded(playlist)
                return playlist
            }
            .eraseToAnyPublisher()
    }

    func save(_ playlist: Playlist) -> AnyPublisher<Playlist, any Error> {
        var request = URLRequest(url: url)
        request.httpMethod = "PUT"
        do {
            request.httpBody = try JSONEncoder().encode(playlist)
        } catch {
            return Fail(error: error).eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: request)
            .tryMap { _ in playlist }
            .eraseToAnyPublisher()
    }
}
