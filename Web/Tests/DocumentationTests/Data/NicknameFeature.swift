import Testing
import VSM
import VSMTesting

private enum NicknameViewState: Equatable {
    case loading
    case loaded(String)
    case failed
}

// snippet.repository
struct NicknameRepository {
    private let subject = CurrentValueSubject<String?, Never>(nil)
    let request: () -> AnyPublisher<String, any Error>
    // snippet.hide

    init(request: @escaping () -> AnyPublisher<String, any Error>) { self.request = request }
    // snippet.show

    /// The current name, and the name after each change.
    var changes: AnyPublisher<String?, Never> { subject.eraseToAnyPublisher() }

    func load() -> AnyPublisher<String, any Error> {
        request().handleEvents(receiveOutput: { subject.value = $0 }).eraseToAnyPublisher()
    }
}
// snippet.end

private struct NicknameModel {
    let repository: NicknameRepository

    // snippet.load
    func load() -> AnyPublisher<NicknameViewState, Never> {
        let result = repository.load().map(NicknameViewState.loaded).catch { _ in Just(.failed) }
        return repository.changes
            .map { name in name.map(NicknameViewState.loaded) ?? .loading }
            .merge(with: result)
            .eraseToAnyPublisher()
    }
    // snippet.end
}

@Suite("Data: a stream, merged with loading")
struct NicknameTests {
    @Test("An error that occurs at once is shown, and a later name as well")
    func order() {
        withTestHost { host in
            var results: [Result<String, any Error>] = [.failure(CancellationError()), .success("Ada")]
            let repository = NicknameRepository { results.removeFirst().publisher.eraseToAnyPublisher() }
            let container = host.container(state: NicknameViewState.loaded(""))
            let journey = host.record(container)
            container.observe(NicknameModel(repository: repository).load())
            journey.expect(.loaded(""), .loading, .failed)
            let elsewhere = repository.load().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            journey.expect(.loaded("Ada"))
            elsewhere.cancel()
            journey.expectRunning()
        }
    }
}
