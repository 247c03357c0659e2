import Foundation
import VSM

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Uses publishers and schedulers of Foundation and Dispatch as actions.
@main
@MainActor
struct WithOpenCombineFoundation {
    static func main() async {
        guard URLProtocol.registerClass(LocalResponses.self) else { fatalError("No local responses.") }
        let editor = await loadPlaylist()
        await renameDebounced(editor)
        await loadDamagedPlaylist()
        print("VSM works with publishers of Foundation and schedulers of Dispatch.")
    }

    /// Loads a playlist through every state of its feature.
    private static func loadPlaylist() async -> PlaylistEditor {
        let repository = PlaylistRepository(url: URL(string: "local://playlists/rain")!)
        let container = StateContainer(state: PlaylistViewState.initialized(PlaylistLoader(repository: repository)))
        var names: [String] = []
        var latest: [Playlist] = []
        let subscriptions = [
            container.$state.sink { names.append($0.name) },
            repository.playlistPublisher
                .receive(on: DispatchQueue.main)
                .sink { if case .loaded(let playlist) = $0 { latest.append(playlist) } },
        ]
        guard
            case .initialized(let loader) = container.state,
            case .loaded(let editor)? = await container.observe(ObservedAction(loader.load()), until: \.isSettled)
        else { fatalError("Not loaded: \(container.state)") }

        precondition(editor.playlist == Playlist(title: "Rain", songs: ["Drizzle", "Downpour"]))
        precondition(names == ["initialized", "loading", "loaded"], "\(names)")
        precondition(latest == [editor.playlist], "\(latest)")
        subscriptions.forEach { $0.cancel() }
        return editor
    }

    /// Renames with a delay that is a stride of a `DispatchQueue`, as vsm-ios declares it.
    private static func renameDebounced(_ editor: PlaylistEditor) async {
        let container = StateContainer(state: PlaylistViewState.loaded(editor))
        let pause: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(20)
        precondition(pause._rateLimitTime.nanoseconds == 20_000_000)
        let states = container.states
        for title in ["S", "Sn", "Snow"] { container.observe(editor.rename(title), debounced: pause) }
        for await state in states {
            guard case .loaded(let editor) = state, editor.playlist.title != "Rain" else { continue }
            precondition(editor.playlist.title == "Snow", "\(editor.playlist)")
            return
        }
    }

    /// Fails to decode.
    private static func loadDamagedPlaylist() async {
        let loader = PlaylistLoader(repository: PlaylistRepository(url: URL(string: "local://playlists/damaged")!))
        let container = StateContainer(state: PlaylistViewState.initialized(loader))
        let state = await container.observe(ObservedAction(loader.load()), until: \.isSettled)
        guard case .failed(is DecodingError, _)? = state else { fatalError("No decoding error: \(container.state)") }
    }
}

extension PlaylistViewState {
    fileprivate var name: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loaded: "loaded"
        case .failed: "failed"
        }
    }

    fileprivate var isSettled: Bool { name == "loaded" || name == "failed" }
}
