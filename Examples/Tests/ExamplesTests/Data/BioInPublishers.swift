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

private struct BioModelWithPublishers {
    let repository: ProfilePublishers

    // snippet.load
    func load() -> AnyPublisher<BioViewState, Never> {
        let result = repository.load()
            .map(BioViewState.loaded)
            .catch { error in Just(.failed(message: error.localizedDescription)) }
        return repository.changes
            .map { userData in userData.map(BioViewState.loaded) ?? .loading }
            .merge(with: result)
            .eraseToAnyPublisher()
    }
    // snippet.end
}

@Suite("Data: a stream, merged with loading")
struct BioInPublishersTests {
    @Test("An error that occurs at once is shown, and later data as well")
    func order() {
        withTestHost { host in
            var results: [Result<UserData, any Error>] = [.failure(Offline()), .success(.ada)]
            let repository = ProfilePublishers { results.removeFirst().publisher.eraseToAnyPublisher() }
            let container = host.container(state: BioViewState.loaded(.grace))
            let journey = host.record(container)
            container.observe(BioModelWithPublishers(repository: repository).load())
            journey.expect(.loaded(.grace), .loading, .failed(message: "You are offline."))
            let elsewhere = repository.load().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            journey.expect(.loaded(.ada))
            elsewhere.cancel()
            journey.expectRunning()
        }
    }
}
