import VSM

// Every shape of action, in models that are plain structs.

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

    /// Returns several states, as a sequence of closures.
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

    /// Returns several states, as a list in a builder.
    @StateSequenceBuilder
    func build() -> StateSequence<WeatherViewState> {
        WeatherViewState.asking
        Next { await ask() }
    }

    /// Returns several states, as an asynchronous stream.
    func stream() -> AsyncStream<WeatherViewState> {
        AsyncStream { states in
            states.yield(.asking)
            states.yield(.known("stream", self))
            states.finish()
        }
    }

    /// Returns one state asynchronously.
    func ask() async -> WeatherViewState {
        do {
            return .known(try await forecast(), self)
        } catch {
            return .failed(message: "\(error)", self)
        }
    }

    /// Returns one state immediately.
    func forget() -> WeatherViewState {
        .unknown(self)
    }

    /// Returns no state.
    func note(_ text: String) {
        notes(text)
    }
}
