import ProfileData
import Testing
import VSM
import VSMTesting

@testable import SharedRepository

@Suite("Shared repository: the bio alone")
struct UserBioTests {
    private typealias State = UserBioViewState

    @Test("Loading leads to the data of the repository, and to every later change")
    func follows() {
        let userData = CurrentValueSubject<UserDataState, Never>(.loading)
        let answer = AnyPublisher<UserData, any Error>.answer(.ada)
            .handleEvents(receiveOutput: { userData.value = .loaded($0) })
        let repository = MockUserDataRepository(answer.eraseToAnyPublisher())
        repository.userDataPublisher = userData.eraseToAnyPublisher()
        let loaderModel = State.LoaderModel(dependencies: MockDependencies(userDataRepository: repository))
        withTestHost { host in
            let journey = host.journey(of: loaderModel.load())
            journey.expect(["loading"], of: \.summary)
            host.runUntilIdle()
            userData.value = .loaded(.grace)
            host.runUntilIdle()
            journey.expect(["Ada", "Grace"], of: \.summary)
            journey.expectRunning()
        }
    }

    @Test("An error is shown, and a retry loads again")
    func retries() {
        let repository = MockUserDataRepository(.failure(Offline()), .answer(.ada))
        repository.userDataPublisher = Just(.loaded(.ada)).eraseToAnyPublisher()
        let dependencies = MockDependencies(userDataRepository: repository)
        withTestHost { host in
            let journey = host.journey(of: State.LoaderModel(dependencies: dependencies).load())
            host.runUntilIdle()
            journey.expect(["loading", "You are offline."], of: \.summary)
        }
        withTestHost { host in
            let errorModel = State.ErrorModel(dependencies: dependencies, error: Offline())
            let journey = host.journey(of: errorModel.retry())
            host.runUntilIdle()
            journey.expect(["loading", "Ada"], of: \.summary)
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
