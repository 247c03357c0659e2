import Testing
import VSM

@MainActor
@Suite("Every shape of action, observed as in vsm-ios", .timeLimit(.minutes(10)))
struct WeatherTests {
    private let model = WeatherModel(forecast: { "sun" })
    private let container = StateContainer<WeatherViewState>(state: .asking)

    private func wait(for summary: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        for await state in container.states where state.summary == summary { break }
        #expect(container.state.summary == summary, sourceLocation: sourceLocation)
    }

    @Test("Sequences of closures, builders and streams end with their last state")
    func sequences() async {
        container.observe(model.load())
        await wait(for: "sun")
        container.observe(model.build())
        #expect(container.state.summary == "asking")
        await wait(for: "sun")
        container.observe(model.stream())
        await wait(for: "stream")
    }

    @Test("An asynchronous closure can be observed by either name")
    func asynchronous() async {
        container.observe({ await model.ask() })
        await wait(for: "sun")
        container.observeAsync { await model.ask() }
        await wait(for: "sun")
    }

    @Test("An asynchronous closure that returns a sequence can be observed")
    func awaitedSequence() async {
        container.observeAsync({ model.stream() })
        await wait(for: "stream")
    }

    @Test("A plain state is applied immediately, and an action without a state is a plain call")
    func plain() {
        let notes = Notes()
        let model = WeatherModel(forecast: { "sun" }, notes: { notes.add($0) })
        container.observe(model.forget())
        #expect(container.state.summary == "unknown")
        model.note("umbrella")
        #expect(notes.all == ["umbrella"])
    }

    @Test("An error becomes a state")
    func failing() async {
        let model = WeatherModel(forecast: { throw NoForecast() })
        container.observe(model.load())
        await wait(for: "NoForecast()")
    }

    @Test("Each shape can be debounced")
    func debounced() async {
        container.observe(model.load(), debounced: .milliseconds(1))
        await wait(for: "sun")
        container.observe(model.forget(), debounced: .milliseconds(1), identifier: "forget")
        await wait(for: "unknown")
        container.observeAsync({ await model.ask() }, debounced: .milliseconds(1))
        await wait(for: "sun")
        container.observe(Just(model.forget()), debounced: .milliseconds(1))
        await wait(for: "unknown")
    }
}

private struct NoForecast: Error {}

/// Used only on the main thread.
private nonisolated final class Notes: @unchecked Sendable {
    private(set) var all: [String] = []

    func add(_ text: String) {
        all.append(text)
    }
}
