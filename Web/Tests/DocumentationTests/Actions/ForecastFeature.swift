import VSM

// snippet.types
enum ForecastViewState: Equatable {
    case loading
    case loaded(String)
    case failed
}

protocol ForecastService {
    func forecast() async throws -> String
    func forecastPublisher() -> AnyPublisher<String, any Error>
    func requestForecast(_ completion: @escaping (Result<String, any Error>) -> Void)
    func forecasts() -> AsyncStream<String>
    func select(_ place: String)
}

struct ForecastModel {
    let service: any ForecastService
    var latest = "Sunny"
    var clock: any Clock<Duration> = ContinuousClock()
}
// snippet.end

extension ForecastModel {
    // snippet.state
    func cancel() -> ForecastViewState { .loaded(latest) }
    // snippet.end

    // snippet.sequence
    func load() -> StateSequence<ForecastViewState> {
        StateSequence({ .loading }).then {
            .loaded(try await service.forecast())
        } catch: { _ in
            .failed
        }
    }
    // snippet.end

    // snippet.poll
    func poll() -> StateSequence<ForecastViewState> {
        StateSequence({ await refresh() }).then {
            try? await clock.sleep(for: .seconds(60))
            return poll()
        }
    }
    // snippet.end

    // snippet.publisher
    func load() -> AnyPublisher<ForecastViewState, Never> {
        let forecast = Deferred { service.forecastPublisher() }
        let result = forecast.map(ForecastViewState.loaded).catch { _ in Just(.failed) }
        return Just(.loading).merge(with: result).eraseToAnyPublisher()
    }
    // snippet.end

    // snippet.stream
    func follow() -> some AsyncSequence<ForecastViewState, Never> {
        service.forecasts().map { .loaded($0) }
    }
    // snippet.end

    // snippet.later
    func refresh() async -> ForecastViewState {
        do {
            return .loaded(try await service.forecast())
        } catch {
            return .failed
        }
    }
    // snippet.end

    // snippet.nothing
    func select(_ place: String) { service.select(place) }
    // snippet.end

    // snippet.subject
    func loadWithSubject() -> AnyPublisher<ForecastViewState, Never> {
        let states = CurrentValueSubject<ForecastViewState, Never>(.loading)
        service.requestForecast { result in
            states.value =
                switch result {
                case .success(let forecast): .loaded(forecast)
                case .failure: .failed
                }
        }
        return states.eraseToAnyPublisher()
    }
    // snippet.end

    func loadWithContinuation() -> StateSequence<ForecastViewState> {
        StateSequence({ .loading }).then {
            // snippet.continuation
            let forecast = try await withCheckedThrowingContinuation { continuation in
                service.requestForecast { continuation.resume(with: $0) }
            }
            return .loaded(forecast)
            // snippet.end
        } catch: { _ in
            .failed
        }
    }

    func loadWithFuture() -> AnyPublisher<ForecastViewState, Never> {
        let result = Deferred { Future { service.requestForecast($0) } }
            .map(ForecastViewState.loaded)
            .catch { _ in Just(.failed) }
        return Just(.loading).merge(with: result).eraseToAnyPublisher()
    }
}
