import ProfileData
import Testing
import VSM

@testable import EncapsulatedProtocol

@MainActor
@Suite("Encapsulated protocol: loading a profile", .timeLimit(.minutes(1)))
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
    mutating func loads() async throws {
        repository.loadImpl = { .ada }
        #expect(await (try loaderModel).load().states().map(\.summary) == ["loading", "Ada"])
    }

    @Test("A profile that does not come gives an error that can be retried")
    mutating func retries() async throws {
        var answers: [Result<UserData, any Error>] = [.failure(Offline()), .success(.ada)]
        repository.loadImpl = { try answers.removeFirst().get() }
        let states = await (try loaderModel).load().states()
        #expect(states.map(\.summary) == ["loading", "You are offline."])
        guard case .loadingError(let errorModel) = states.last else { throw UnexpectedState() }
        #expect(await errorModel.retry().states().map(\.summary) == ["loading", "Ada"])
    }

    @Test("A view shows loading at once, and the profile when it comes")
    mutating func journey() async throws {
        repository.loadImpl = { .ada }
        let container = StateContainer(state: State(dependencies: repository))
        if case .initialized(let loaderModel) = container.state { container.observe(loaderModel.load()) }
        #expect(container.state.summary == "loading")
        for await state in container.states where state.summary == "Ada" { break }
    }
}

extension LoadUserProfileViewState: Summarized {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loadingError(let errorModel): errorModel.message
        case .loaded(let userData): userData.username
        }
    }
}
