import ProfileData
import Testing
import VSM

@testable import StructExtensions

@MainActor
@Suite("Struct extensions: loading a profile")
struct StructExtensionsLoadTests {
    private typealias State = LoadUserProfileViewState

    private var repository = MockUserDataRepository()

    private var dependencies: MockDependencies { MockDependencies(userDataRepository: repository) }

    @Test("Loading gives loading, and the profile when it comes")
    mutating func loads() {
        let answer = PassthroughSubject<UserData, any Error>()
        repository.loadImpl = { answer.eraseToAnyPublisher() }
        let subject = State.LoaderModel(dependencies: dependencies)
        let output = Recorder(subject.load())
        #expect(output.summaries == ["loading"])
        answer.send(.ada)
        #expect(output.summaries == ["loading", "Ada"])
    }

    @Test("A profile that does not come gives an error that can be retried")
    mutating func retries() {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.ada)]
        repository.loadImpl = { answers.removeFirst() }
        let subject = State.LoaderModel(dependencies: dependencies)
        let error = State.ErrorModel(dependencies: dependencies, error: Offline())
        #expect(Recorder(subject.load()).summaries == ["loading", "You are offline."])
        #expect(Recorder(error.retry()).summaries == ["loading", "Ada"])
    }

    @Test("A state is put together without a repository and without a mock, and a view goes on from it")
    func preview() {
        let error = State.ErrorModel(
            message: "A long story.",
            retry: { Just(.loaded(.grace)).eraseToAnyPublisher() }
        )
        let container = StateContainer(state: State.loadingError(error))
        switch container.state {
        case .initialized(let loaderModel): container.observe(loaderModel.load())
        case .loadingError(let errorModel): container.observe(errorModel.retry())
        case .loading, .loaded: break
        }
        #expect(container.state.summary == "Grace")
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
