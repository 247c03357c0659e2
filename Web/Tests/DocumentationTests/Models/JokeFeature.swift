import VSM

// snippet.models
enum JokeViewState {
    case loading
    case loaded(any JokeModeling)
}

protocol JokeModeling {
    var text: String { get }
    func another() -> StateSequence<JokeViewState>
}

struct JokeLoader {
    let fetchText: () async -> String
    let makeJoke: (String) -> any JokeModeling

    func load() -> StateSequence<JokeViewState> {
        StateSequence({ .loading }, { .loaded(makeJoke(await fetchText())) })
    }
}

struct LoadedJoke: JokeModeling {
    let text: String
    let makeLoader: () -> JokeLoader

    func another() -> StateSequence<JokeViewState> { makeLoader().load() }
}
// snippet.end

// snippet.builder
struct JokeModelBuilder {
    let fetchText: () async -> String

    func makeLoader() -> JokeLoader { JokeLoader(fetchText: fetchText, makeJoke: makeJoke) }

    func makeJoke(text: String) -> any JokeModeling { LoadedJoke(text: text, makeLoader: makeLoader) }
}
// snippet.end
