import ProfileData
import Testing
import VSM
import VSMTesting

@testable import EncapsulatedProtocol

@Suite("Encapsulated protocol: loading a profile")
struct EncapsulatedProtocolLoadTests {
    private typealias State = LoadUserProfileViewState

    private var repository = MockUserProfileRepository()

    /// The model with which the feature begins, taken from its state: its type is private.
    private var loaderModel: any State.LoaderModeling {
        get throws {
            guard case .initialized(let model) = State(dependencies: repository) else { throw UnexpectedState() }
            return model
        }
    }

    @Test("Loading gives loading, and the profile when it comes")
    mutating func loads() throws {
        repository.loadImpl = { .ada }
        let subject = try loaderModel
        withTestHost { host in
            let journey = host.journey(of: subject.load())
            host.runUntilIdle()
            journey.expect(["loading", "Ada"], of: \.summary)
        }
    }

    @Test("A profile that does not come gives an error that can be retried")
    mutating func retries() throws {
        var answers: [Result<UserData, any Error>] = [.failure(Offline()), .success(.ada)]
        repository.loadImpl = { try answers.removeFirst().get() }
        let subject = try loaderModel
        try withTestHost { host in
            let loading = host.journey(of: subject.load())
            host.runUntilIdle()
            loading.expect(["loading", "You are offline."], of: \.summary)
            guard case .loadingError(let errorModel) = loading.state else { throw UnexpectedState() }
            let retrying = host.journey(of: errorModel.retry())
            host.runUntilIdle()
            retrying.expect(["loading", "Ada"], of: \.summary)
        }
    }

    @Test("A view shows loading at once, and the profile when it comes")
    mutating func journey() {
        repository.loadImpl = { .ada }
        let initial = State(dependencies: repository)
        withTestHost { host in
            let container = host.container(state: initial)
            if case .initialized(let loaderModel) = container.state { container.observe(loaderModel.load()) }
            #expect(container.state.summary == "loading")
            host.runUntilIdle()
            #expect(container.state.summary == "Ada")
        }
    }
}

extension LoadUserProfileViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loadingError(let errorModel): errorModel.message
        case .loaded(let userData): userData.username
        }
    }
}
