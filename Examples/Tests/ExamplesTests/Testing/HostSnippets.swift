import ProfileData
import Testing
import VSM
import VSMTesting

@testable import PlainStructures

private var repository: MockProfileRepository { MockProfileRepository() }

extension LoadUserProfileViewState {
    fileprivate var summary: String {
        switch self {
        case .loading: "loading"
        case .loadingError(let model): "loadingError: \(model.message)"
        case .loaded(let userData): "loaded: \(userData.username)"
        }
    }
}

@Test("Loads the profile")
func loads() {
    // snippet.host
    withTestHost { host in
        let model = LoadUserProfileViewState.LoaderModel(repository: repository)
        let container = host.container(begin: model.load())  // as a view begins
        let journey = host.record(container)
        journey.expect(cases: "loading")  // states that are ready are applied immediately
        host.runUntilIdle()  // runs the waiting jobs
        journey.expect(cases: "loaded")
    }
    // snippet.end
}

@Suite("Testing: journeys")
struct JourneySnippets {
    @Test("The expectations of a journey")
    func expectations() {
        withTestHost { host in
            let model = LoadUserProfileViewState.LoaderModel(repository: repository)
            let error = LoadUserProfileViewState.LoadingErrorModel(message: "You are offline.", loader: model)
            // snippet.journeys
            let loading = host.journey(of: model.load())  // no container needed
            let retrying = host.journey(of: error.retry())
            let again = host.journey(of: model.load())
            host.runUntilIdle()
            loading.expect(.loading, .loaded(.ada))  // the states, which need not be `Equatable`
            retrying.expect(cases: "loading", "loaded")  // the names of their cases
            again.expect(["loading", "loaded: Ada"], of: \.summary)  // a value of each state
            // snippet.end
        }
    }
}

@Suite("Testing: time and orders")
struct TimeSnippets {
    @Test("A name is saved after a pause")
    func time() {
        withTestHost { host in
            // snippet.time
            let model = EditUserProfileViewState.EditingModel(data: .ada, repository: repository)
            let container = host.container(state: EditUserProfileViewState(data: .ada, editingState: .editing(model)))
            let journey = host.record(container)
            container.observe(model.saveUsername("Grace"), debounced: 0.5)
            host.advance(by: .seconds(0.4))
            journey.expect(cases: "editing", of: \.editingState)  // only the first state
            host.advance(by: .seconds(0.1))
            journey.expect(cases: "saving", "editing", of: \.editingState)
            // snippet.end
            #expect(container.state.data == .grace)
        }
    }

    @Test("A seed chooses an order, or the test tries all orders")
    func orders() {
        func check(_ host: TestHost) {
            let repository = ProfileRepositoryStub(.success(.ada), .success(.ada))
            let model = LoadUserProfileViewState.LoaderModel(repository: repository)
            let journeys = [host.journey(of: model.load()), host.journey(of: model.load())]
            host.runUntilIdle()
            for journey in journeys { journey.expect(cases: "loading", "loaded") }
        }
        // snippet.orders
        forEachSeed(in: 1...1000) { host in check(host) }  // a thousand orders
        forEachInterleaving { host in check(host) }  // all orders of a few concurrent tasks
        withTestHost(seed: 417) { host in check(host) }  // repeats the failed order
        // snippet.end
    }
}
