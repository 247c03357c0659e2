import ProfileData
import Testing
import VSM
import VSMTesting

@testable import StructExtensions

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
        withTestHost { host in
            let journey = host.journey(of: subject.load())
            journey.expect(["loading"], of: \.summary)
            answer.send(.ada)
            answer.send(completion: .finished)
            journey.expect(["Ada"], of: \.summary)
        }
    }

    @Test("A profile that does not come gives an error that can be retried")
    mutating func retries() {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.ada)]
        repository.loadImpl = { answers.removeFirst() }
        let subject = State.LoaderModel(dependencies: dependencies)
        let error = State.ErrorModel(dependencies: dependencies, error: Offline())
        withTestHost { host in
            host.journey(of: subject.load()).expect(["loading", "You are offline."], of: \.summary)
        }
        withTestHost { host in
            host.journey(of: error.retry()).expect(["loading", "Ada"], of: \.summary)
        }
    }

    @Test("A state is put together without a repository and without a mock, and a view goes on from it")
    func preview() {
        // snippet.error
        let error = State.ErrorModel(
            message: "A long story.",
            retry: { Just(.loaded(.grace)).eraseToAnyPublisher() }
        )
        // snippet.end
        withTestHost { host in
            let container = host.container(state: State.loadingError(error))
            switch container.state {
            case .initialized(let loaderModel): container.observe(loaderModel.load())
            case .loadingError(let errorModel): container.observe(errorModel.retry())
            case .loading, .loaded: break
            }
            #expect(container.state.summary == "Grace")
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
