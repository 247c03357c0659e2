import VSM

// Every shape of action, in models that are plain structures.

enum WeatherViewState {
    case unknown(WeatherModel)
    case asking
    case known(String, WeatherModel)
    case failed(message: String, WeatherModel)

    /// The state without its models.
    var summary: String {
        switch self {
        case .unknown: "unknown"
        case .asking: "asking"
        case .known(let forecast, _): forecast
        case .failed(let message, _): message
        }
    }
}

struct WeatherModel {
    let forecast: @Sendable () async throws -> String
    var notes: @Sendable (String) -> Void = { _ in }

    /// Several states, as a sequence of closures.
    func load() -> StateSequence<WeatherViewState> {
        StateSequence<WeatherViewState>(
            {
                WeatherViewState.asking
            },
            {
                do {
                    let forecast = try await forecast()
                    return WeatherViewState.known(forecast, self)
                } catch {
                    return WeatherViewState.failed(message: "\(error)", self)
                }
            }
        )
    }

    /// Several states, as a builder lists them.
    @StateSequenceBuilder
    func build() -> StateSequence<WeatherViewState> {
        WeatherViewState.asking
        Next { await ask() }
    }

    /// Several states, as an asynchronous stream yields them.
    func stream() -> AsyncStream<WeatherViewState> {
        AsyncStream { states in
            states.yield(.asking)
            states.yield(.known("stream", self))
            states.finish()
        }
    }

    /// One state, later.
    func ask() async -> WeatherViewState {
        do {
            return .known(try await forecast(), self)
        } catch {
            return .failed(message: "\(error)", self)
        }
    }

    /// One state, now.
    func forget() -> WeatherViewState {
        .unknown(self)
    }

    /// No state at all.
    func note(_ text: String) {
        notes(text)
    }
}
