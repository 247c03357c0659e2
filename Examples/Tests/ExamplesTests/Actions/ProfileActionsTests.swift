import ProfileData
import Testing
import VSM
import VSMTesting

/// Answers each request at once, and reports it before.
final class ProfileServiceStub: ProfileService {
    private let result: Result<UserData, any Error>
    private let (stream, source) = AsyncStream.makeStream(of: UserData.self)
    private(set) var deletions = 0
    var onRequest: () -> Void = {}

    init(isOffline: Bool = false) {
        result = isOffline ? .failure(Offline()) : .success(.grace)
    }

    func profile() async throws -> UserData { try result.get() }

    func profilePublisher() -> AnyPublisher<UserData, any Error> {
        onRequest()
        return result.publisher.eraseToAnyPublisher()
    }

    func requestProfile(_ completion: @escaping (Result<UserData, any Error>) -> Void) {
        onRequest()
        completion(result)
    }

    func profiles() -> AsyncStream<UserData> { stream }

    func save(_ username: String) async throws -> UserData { try result.get() }

    func queueDeletion() { deletions += 1 }

    func saveDraft(_ username: String) { source.yield(UserData(username: username)) }
}

@Suite("Actions: every shape")
struct ProfileActionsTests {
    @Test("Each shape that loads shows the result or the error", arguments: [false, true])
    func loads(isOffline: Bool) {
        withTestHost { host in
            let model = ProfileModel(service: ProfileServiceStub(isOffline: isOffline))
            let end = isOffline ? ProfileViewState.failed(message: "You are offline.") : .loaded(.grace)
            let container = host.container(state: model.cancel())
            let journey = host.record(container)
            journey.expect(.loaded(.ada))

            let sequence: StateSequence<ProfileViewState> = model.load()
            container.observe(sequence)
            host.runUntilIdle()
            journey.expect(.loading, end)

            let publisher: AnyPublisher<ProfileViewState, Never> = model.load()
            container.observe(publisher)
            journey.expect(.loading, end)

            container.observe(model.loadWithFuture())
            journey.expect(.loading, end)

            container.observe(model.loadWithContinuation())
            host.runUntilIdle()
            journey.expect(.loading, end)

            container.observe { await model.refresh() }
            host.runUntilIdle()
            journey.expect(end)
        }
    }

    @Test("A deletion is queued, and shown at once")
    func deletes() {
        withTestHost { host in
            let service = ProfileServiceStub()
            host.journey(of: ProfileModel(service: service).delete()).expect(.deleted)
            #expect(service.deletions == 1)
        }
    }

    @Test("A save that the user leaves is finished", arguments: [false, true])
    func saves(isOffline: Bool) {
        withTestHost { host in
            let model = ProfileModel(service: ProfileServiceStub(isOffline: isOffline))
            let journey = host.journey(of: model.save("Grace"))
            host.runUntilIdle()
            journey.expect(.loading, isOffline ? .failed(message: "You are offline.") : .loaded(.grace))
        }
    }

    @Test("A sequence that continues with itself asks again every minute")
    func polls() {
        withTestHost { host in
            let model = ProfileModel(service: ProfileServiceStub(), clock: host.clock)
            let container = host.container(state: ProfileViewState.loading)
            let journey = host.record(container)
            container.observe(model.poll())
            host.runUntilIdle()
            journey.expect(.loading, .loaded(.grace))
            host.advance(by: .seconds(60))
            journey.expect(.loaded(.grace))
            journey.expectRunning()
        }
    }

    @Test("An action that returns nothing changes what another action follows")
    func follows() {
        withTestHost { host in
            let model = ProfileModel(service: ProfileServiceStub())
            let container = host.container(state: ProfileViewState.loading)
            let journey = host.record(container)
            container.observe(model.follow())
            host.runUntilIdle()
            model.saveDraft("Grace")
            host.runUntilIdle()
            journey.expect(.loading, .loaded(.grace))
            journey.expectRunning()
        }
    }

    @Test("A subject loses loading if the service answers before the container subscribes")
    func loses() {
        withTestHost { host in
            let container = host.container(state: ProfileViewState.failed(message: ""))
            let journey = host.record(container)
            container.observe(ProfileModel(service: ProfileServiceStub()).loadWithSubject())
            journey.expect(.failed(message: ""), .loaded(.grace))
            journey.expectRunning()
        }
    }

    @Test("A deferred request begins when the container is loading")
    func defers() {
        withTestHost { host in
            let service = ProfileServiceStub()
            let container = host.container(state: ProfileViewState.failed(message: ""))
            var statesAtRequests: [ProfileViewState] = []
            service.onRequest = { statesAtRequests.append(container.state) }
            let model = ProfileModel(service: service)
            let publisher: AnyPublisher<ProfileViewState, Never> = model.load()
            for action in [publisher, model.loadWithFuture()] {
                container.observe(.failed(message: ""))
                container.observe(action)
            }
            #expect(statesAtRequests == [.loading, .loading])
        }
    }
}
