import Testing
import VSM
import VSMTesting

@Suite("Testing: the simple test")
struct SimpleTests {
    // snippet.action
    @Test("Loading shows the user of the repository")
    func loads() {
        withTestHost { host in
            let model = LoaderModel(repository: MockUserRepository { ada })
            let journey = host.journey(of: model.load())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(ada))
        }
    }
    // snippet.end

    @Test("A failure can be retried")
    func retries() {
        withTestHost { host in
            let container = host.container(
                state: ProfileViewState.initialized(LoaderModel(repository: MockUserRepository { throw Offline() }))
            )
            let journey = host.record(container)
            if case .initialized(let model) = container.state { container.observe(model.load()) }
            host.runUntilIdle()
            journey.expect(cases: "initialized", "loading", "loadingError")
            if case .loadingError(let model) = container.state { container.observe(model.retry()) }
            host.runUntilIdle()
            journey.expect(cases: "loading", "loadingError")
        }
    }

    @Test("Loading ends with the user")
    func iterates() async {
        var states: [ProfileViewState] = []
        for await state in LoaderModel(repository: MockUserRepository { ada }).load() { states.append(state) }
        guard case .loaded(let user) = states.last else { Issue.record("\(states)"); return }
        #expect(user.name == "Ada")
    }

    @Test("The states of a publisher are an asynchronous sequence")
    func iteratesPublisher() async {
        var count = 0
        for await _ in Just(1).merge(with: Just(2)).values { count += 1 }
        #expect(count == 2)
    }
}
