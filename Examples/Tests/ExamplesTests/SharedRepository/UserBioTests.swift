import ProfileData
import Testing
import VSM

@testable import SharedRepository

@MainActor
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
        let output = Recorder(loaderModel.load())
        #expect(output.summaries == ["loading"])
        answer.send(.ada)
        answer.send(completion: .finished)
        stream.send(.loaded(.grace))
        #expect(output.summaries == ["loading", "Ada", "Grace"])
    }

    @Test("An error is shown, also when it is there at once, and a retry loads again")
    mutating func retries() {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.ada)]
        repository.userDataPublisher = Just(.loading).eraseToAnyPublisher()
        repository.loadImpl = { answers.removeFirst() }
        #expect(Recorder(loaderModel.load()).summaries == ["loading", "You are offline."])
        #expect(Recorder(errorModel.retry()).summaries == ["loading", "Ada"])
    }
}

extension UserBioViewState: Summarized {
    var summary: String {
        switch self {
        case .initialized: "initialized"
        case .loading: "loading"
        case .loadingError(let errorModel): errorModel.message
        case .loaded(let userData): userData.username
        }
    }
}
