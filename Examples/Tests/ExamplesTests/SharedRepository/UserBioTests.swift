import ProfileData
import Testing
import VSM
import VSMTesting

@testable import SharedRepository

@Suite("Shared repository: the bio alone")
struct UserBioTests {
    private typealias State = UserBioViewState

    @Test("Loading gives what the repository has, what it loads, and every change after that")
    func merges() {
        let stream = CurrentValueSubject<UserDataState, Never>(.loading)
        let answer = PassthroughSubject<UserData, any Error>()
        let repository = MockUserDataRepository(answer.eraseToAnyPublisher())
        repository.userDataPublisher = stream.eraseToAnyPublisher()
        let loaderModel = State.LoaderModel(dependencies: MockDependencies(userDataRepository: repository))
        withTestHost { host in
            let journey = host.journey(of: loaderModel.load())
            journey.expect(["loading"], of: \.summary)
            answer.send(.ada)
            answer.send(completion: .finished)
            stream.send(.loaded(.grace))
            journey.expect(["Ada", "Grace"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("An error is shown, also when it is there at once, and a retry loads again")
    func retries() {
        let repository = MockUserDataRepository(.failure(Offline()), .answer(.ada))
        repository.userDataPublisher = Just(.loading).eraseToAnyPublisher()
        let dependencies = MockDependencies(userDataRepository: repository)
        let errorModel = State.ErrorModel(dependencies: dependencies, error: Offline())
        withTestHost { host in
            let loaderModel = State.LoaderModel(dependencies: dependencies)
            host.journey(of: loaderModel.load()).expect(["loading", "You are offline."], of: \.summary)
        }
        withTestHost { host in
            host.journey(of: errorModel.retry()).expect(["loading", "Ada"], of: \.summary)
        }
    }
}

extension UserBioViewState {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loadingError(let errorModel): errorModel.message
        case .loaded(let userData): userData.username
        }
    }
}
