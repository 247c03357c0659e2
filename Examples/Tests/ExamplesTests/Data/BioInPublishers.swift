import Foundation
import ProfileData
import Testing
import VSM
import VSMTesting

// snippet.repository
struct ProfilePublishers {
    private let subject = CurrentValueSubject<UserData?, Never>(nil)
    let request: () -> AnyPublisher<UserData, any Error>
    // snippet.hide

    init(request: @escaping () -> AnyPublisher<UserData, any Error>) { self.request = request }
    // snippet.show

    /// The latest data, and the data after each change.
    var changes: AnyPublisher<UserData?, Never> { subject.eraseToAnyPublisher() }

    func load() -> AnyPublisher<UserData, any Error> {
        request().handleEvents(receiveOutput: { subject.value = $0 }).eraseToAnyPublisher()
    }
}
// snippet.end

@Suite("Data: a stream, merged with loading")
struct BioInPublishersTests {
    /// The states of the bio, whose model publishes them.
    private enum BioViewState {
        case loading
        case loaded(UserData)
        case failed(message: String, LoaderModel)

        struct LoaderModel {
            let repository: ProfilePublishers

            // snippet.load
            func load() -> AnyPublisher<BioViewState, Never> {
                let result = repository.load()
                    .map(BioViewState.loaded)
                    .catch { error in Just(.failed(message: error.localizedDescription, self)) }
                return repository.changes
                    .map { userData in userData.map(BioViewState.loaded) ?? .loading }
                    .merge(with: result)
                    .eraseToAnyPublisher()
            }
            // snippet.end
        }

        var summary: String {
            switch self {
            case .loading: "loading"
            case .loaded(let userData): userData.username
            case .failed(let message, _): message
            }
        }
    }

    @Test("An error that occurs at once is shown, later data as well, and loading again succeeds")
    func order() throws {
        try withTestHost { host in
            var results: [Result<UserData, any Error>] = [.failure(Offline()), .success(.ada), .success(.grace)]
            let repository = ProfilePublishers { results.removeFirst().publisher.eraseToAnyPublisher() }
            let container = host.container(state: BioViewState.loaded(.grace))
            let journey = host.record(container)
            container.observe(BioViewState.LoaderModel(repository: repository).load())
            let failed = try journey.last { if case .failed(_, let model) = $0 { model } else { nil } }
            journey.expect(["Grace", "loading", "You are offline."], of: \.summary)
            let elsewhere = repository.load().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            journey.expect(["Ada"], of: \.summary)
            elsewhere.cancel()
            container.observe(failed.load())
            journey.expect(["Ada", "Grace", "Grace"], of: \.summary)
            journey.expectRunning()
        }
    }
}
