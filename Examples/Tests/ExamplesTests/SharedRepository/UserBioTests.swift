import ProfileData
import Testing
import VSM
import VSMTesting

@testable import SharedRepository

@Suite("Shared repository: the bio alone")
struct UserBioTests {
    private typealias State = UserBioViewState

    private var repository = MockUserDataRepository()

    private var dependencies: MockDependencies { MockDependencies(userDataRepository: repository) }
    private var loaderModel: State.LoaderModel { .init(dependencies: dependencies) }
    private var errorModel: State.ErrorModel { .init(dependencies: dependencies, error: Offline()) }

    @Test("Loading gives what the repository has, what it loads, and every change after that")
    mutating func merges() {
        let stream = CurrentValueSubject<UserDataState, Never>(.loading)
        let answer = PassthroughSubject<UserData, any Error>()
        repository.userDataPublisher = stream.eraseToAnyPublisher()
        repository.loadImpl = { answer.eraseToAnyPublisher() }
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
    mutating func retries() {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.ada)]
        repository.userDataPublisher = Just(.loading).eraseToAnyPublisher()
        repository.loadImpl = { answers.removeFirst() }
        withTestHost { host in
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
