import Testing
import VSM
import VSMTesting

/// Answers each request at once, and reports it before.
private final class ForecastServiceStub: ForecastService {
    struct Offline: Error {}

    private let result: Result<String, any Error>
    private let (stream, source) = AsyncStream.makeStream(of: String.self)
    var onRequest: () -> Void = {}

    init(isOffline: Bool = false) {
        result = isOffline ? .failure(Offline()) : .success("Rain")
    }

    func forecast() async throws -> String { try result.get() }

    func forecastPublisher() -> AnyPublisher<String, any Error> {
        onRequest()
        return result.publisher.eraseToAnyPublisher()
    }

    func requestForecast(_ completion: @escaping (Result<String, any Error>) -> Void) {
        onRequest()
        completion(result)
    }

    func forecasts() -> AsyncStream<String> { stream }

    func select(_ place: String) { source.yield("Snow in \(place)") }
}

@Suite("Actions: every shape")
struct ForecastTests {
    @Test("Each shape that loads shows the result or the error", arguments: [false, true])
    func loads(isOffline: Bool) {
        withTestHost { host in
            let model = ForecastModel(service: ForecastServiceStub(isOffline: isOffline))
            let end = isOffline ? ForecastViewState.failed : .loaded("Rain")
            let container = host.container(state: model.cancel())
            let journey = host.record(container)
            journey.expect(.loaded("Sunny"))

            let sequence: StateSequence<ForecastViewState> = model.load()
            container.observe(sequence)
            host.runUntilIdle()
            journey.expect(.loading, end)

            let publisher: AnyPublisher<ForecastViewState, Never> = model.load()
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

    @Test("A sequence that continues with itself asks again every minute")
    func polls() {
        withTestHost { host in
            let model = ForecastModel(service: ForecastServiceStub(), clock: host.clock)
            let container = host.container(state: ForecastViewState.loading)
            let journey = host.record(container)
            container.observe(model.poll())
            host.runUntilIdle()
            journey.expect(.loading, .loaded("Rain"))
            host.advance(by: .seconds(60))
            journey.expect(.loaded("Rain"))
            journey.expectRunning()
        }
    }

    @Test("An action that returns nothing changes what another action follows")
    func follows() {
        withTestHost { host in
            let model = ForecastModel(service: ForecastServiceStub())
            let container = host.container(state: ForecastViewState.loading)
            let journey = host.record(container)
            container.observe(model.follow())
            host.runUntilIdle()
            model.select("Oslo")
            host.runUntilIdle()
            journey.expect(.loading, .loaded("Snow in Oslo"))
            journey.expectRunning()
        }
    }

    @Test("A subject loses loading if the service answers before the container subscribes")
    func loses() {
        withTestHost { host in
            let container = host.container(state: ForecastViewState.failed)
            let journey = host.record(container)
            container.observe(ForecastModel(service: ForecastServiceStub()).loadWithSubject())
            journey.expect(.failed, .loaded("Rain"))
            journey.expectRunning()
        }
    }

    @Test("A deferred request begins when the container is loading")
    func defers() {
        withTestHost { host in
            let service = ForecastServiceStub()
            let container = host.container(state: ForecastViewState.failed)
            var statesAtRequests: [ForecastViewState] = []
            service.onRequest = { statesAtRequests.append(container.state) }
            let model = ForecastModel(service: service)
            let publisher: AnyPublisher<ForecastViewState, Never> = model.load()
            for action in [publisher, model.loadWithFuture()] {
                container.observe(.failed)
                container.observe(action)
            }
            #expect(statesAtRequests == [.loading, .loading])
        }
    }
}
