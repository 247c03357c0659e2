import ProfileData
import Testing
import VSM
import VSMTesting

@testable import ProtocolsWithStructs

@Suite("Protocols with structs: loading a profile")
struct ProtocolsWithStructsLoadTests {
    private var repository = MockUserDataRepository()

    private var dependencies: MockDependencies { MockDependencies(userDataRepository: repository) }

    @Test("Loading gives loading, and the profile when it comes")
    mutating func loads() {
        let answer = PassthroughSubject<UserData, any Error>()
        repository.loadImpl = { answer.eraseToAnyPublisher() }
        let subject = LoaderModel(dependencies: dependencies)
        withTestHost { host in
            let journey = host.journey(of: subject.load())
            journey.expect(["loading"], of: \.summary)
            answer.send(.ada)
            answer.send(completion: .finished)
            journey.expect(["Ada"], of: \.summary)
        }
    }

    @Test("A profile that does not come gives an error with its message")
    mutating func fails() {
        repository.loadImpl = { .failure(Offline()) }
        let subject = LoaderModel(dependencies: dependencies)
        withTestHost { host in
            host.journey(of: subject.load()).expect(["loading", "You are offline."], of: \.summary)
        }
    }

    @Test("Retrying loads again")
    mutating func retries() {
        repository.loadImpl = { .answer(.ada) }
        let subject = LoadingErrorModel(dependencies: dependencies, error: Offline())
        withTestHost { host in
            host.journey(of: subject.retry()).expect(["loading", "Ada"], of: \.summary)
        }
    }

    @Test("A view goes from an error by way of a retry to the profile")
    mutating func journey() {
        var answers: [AnyPublisher<UserData, any Error>] = [.failure(Offline()), .answer(.ada)]
        repository.loadImpl = { answers.removeFirst() }
        let model = LoaderModel(dependencies: dependencies)
        withTestHost { host in
            let view = ProfileView(container: host.container(state: .initialized(model)))
            #expect(view.text == "…")
            view.onAppear()
            #expect(view.text == "You are offline.")
            view.tapRetry()
            #expect(view.text == "Ada")
        }
    }

    @Test("A view shows whatever a model says that is none of the feature's own")
    func preview() {
        let error = MockLoadingErrorModel(message: "A long story.", retryImpl: { Just(.loaded(.grace)) })
        withTestHost { host in
            let view = ProfileView(container: host.container(state: .loadingError(error)))
            #expect(view.text == "A long story.")
            view.tapRetry()
            #expect(view.text == "Grace")
        }
    }
}

/// A view of text.
private struct ProfileView: ViewStateRendering {
    let container: StateContainer<LoadUserProfileViewState>

    var text: String {
        switch state {
        case .initialized, .loading: "…"
        case .loadingError(let errorModel): errorModel.message
        case .loaded(let userData): userData.username
        }
    }

    func onAppear() {
        guard case .initialized(let loaderModel) = state else { return }
        observe(loaderModel.load())
    }

    func tapRetry() {
        guard case .loadingError(let errorModel) = state else { return }
        observe(errorModel.retry())
    }
}

private struct MockLoadingErrorModel: LoadingErrorModeling {
    var message: String
    var retryImpl: () -> Just<LoadUserProfileViewState> = { Just(.loading) }

    func retry() -> AnyPublisher<LoadUserProfileViewState, Never> { retryImpl().eraseToAnyPublisher() }
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
