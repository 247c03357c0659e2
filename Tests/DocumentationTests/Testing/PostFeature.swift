import VSM

enum PostViewState {
    case loading
    case loaded(any PostReading)
}

protocol PostLoading {
    func load() -> StateSequence<PostViewState>
}

protocol PostReading {
    var text: String { get }
    func reload() -> StateSequence<PostViewState>
}

protocol PostProviding {
    func text() async -> String
}

struct PostLoader: PostLoading {
    let repository: any PostProviding
    let buildReader: (_ text: String) -> any PostReading

    func load() -> StateSequence<PostViewState> {
        StateSequence({ .loading }, { .loaded(buildReader(await repository.text())) })
    }
}

protocol PostModelBuilding {
    func buildLoader() -> any PostLoading
    func buildReader(text: String) -> any PostReading
}

// snippet.builder
struct PostReader: PostReading {
    let text: String
    let modelBuilder: any PostModelBuilding

    func reload() -> StateSequence<PostViewState> { modelBuilder.buildLoader().load() }
}
// snippet.end
