import VSM

/// A feature of the playground with the chosen requirements and mistakes.
///
/// These states load. Each subject adds its own.
struct PlaygroundFeature {
    let choices: PlaygroundChoices
    let service: any PlaygroundService
    let server: PlaygroundServer

    init(_ choices: PlaygroundChoices, service: any PlaygroundService) {
        self.choices = choices
        self.service = service
        server = PlaygroundServer(stored: choices.subject == .profile ? "Ada" : "Hello, world.")
    }

    /// The first state.
    var initialized: PlaygroundState {
        let notice = choices.subject == .profile ? "The profile is not loaded." : "The post is not loaded."
        let load = PlaygroundAction(name: "load") { _ in self.load() }
        return PlaygroundState(
            name: "initialized",
            content: .notice(notice),
            model: .init(name: "LoaderModel", actions: [load])
        )
    }

    /// All states that the requirements ask for, whether an action leads there or not.
    var declared: [PlaygroundState] {
        let failure = choices.has(.loadingCanFail) ? [loadingError] : []
        let loading = [initialized, loading] + failure
        return loading + (choices.subject == .profile ? profileStates : blogStates)
    }

    /// Loads, and shows what the server has.
    func load() -> StateSequence<PlaygroundState> {
        StateSequence(loading).then { await loadResult() }
    }

    private func loadResult() async -> PlaygroundState {
        let answer = await service.answer(to: "load", among: answers(canFail: .loadingCanFail)) { _ in }
        return switch answer {
        case .success: loaded(server.stored.value)
        case .failure: loadingError
        case .silence: await endless(loading)
        }
    }

    private func loaded(_ text: String) -> PlaygroundState {
        choices.subject == .profile ? loadedProfile(text) : loadedPost(text)
    }

    private var loading: PlaygroundState {
        PlaygroundState(name: "loading", content: .waiting("Loading…"), model: nil)
    }

    private var loadingError: PlaygroundState {
        failed("loadingError", "The server did not answer.", retry: { load() })
    }

    /// Returns the state after a failure.
    func failed(
        _ name: String,
        _ message: String,
        retry: @escaping () -> StateSequence<PlaygroundState>,
        others: [PlaygroundAction] = []
    ) -> PlaygroundState {
        let retries = choices.has(.retry) ? [PlaygroundAction(name: "retry") { _ in retry() }] : []
        let actions = choices.has(.noWayBack) ? [] : retries + others
        let message = PlaygroundState.Property(name: "message", value: message)
        return PlaygroundState(
            name: name,
            content: .problem(message.value),
            model: .init(
                name: name == "loadingError" ? "LoadingErrorModel" : "ErrorModel",
                data: [message],
                actions: actions
            )
        )
    }

    /// Returns the possible answers to a request.
    func answers(canFail requirement: Requirement) -> [ServiceAnswer] {
        [.success] + (choices.has(requirement) ? [.failure] : []) + (choices.has(.endlessRequest) ? [.silence] : [])
    }

    /// Waits until another action is observed.
    func endless(_ state: PlaygroundState) async -> PlaygroundState {
        let (answers, continuation) = AsyncStream<Never>.makeStream()
        for await _ in answers {}
        continuation.finish()
        return state
    }
}
