import Testing
import VSM
import VSMTesting

private struct JokeStub: JokeModeling {
    let text: String

    func another() -> StateSequence<JokeViewState> { StateSequence({ .loading }) }
}

extension JokeViewState {
    fileprivate var summary: String {
        switch self {
        case .loading: "loading"
        case .loaded(let model): model.text
        }
    }
}

@Suite("Models: models that lead to each other")
struct JokeTests {
    @Test("A loader makes the model of the joke from the text")
    func loads() {
        withTestHost { host in
            // snippet.closure
            let loader = JokeLoader(fetchText: { "Knock" }, makeJoke: { text in JokeStub(text: "Stub: \(text)") })
            let journey = host.journey(of: loader.load())
            host.runUntilIdle()
            journey.expect(["loading", "Stub: Knock"], of: \.summary)
            // snippet.end
        }
    }

    @Test("Without a builder, the closures would need each other without end")
    func cycle() {
        withTestHost { host in
            let fetchText: () async -> String = { "Knock" }
            // snippet.cycle
            let loader = JokeLoader(fetchText: fetchText) { text in
                LoadedJoke(text: text) {
                    JokeLoader(fetchText: fetchText) { text in
                        LoadedJoke(text: text) {
                            // and so on, without end
                            // snippet.hide
                            JokeLoader(fetchText: fetchText) { text in JokeStub(text: text) }
                            // snippet.show
                        }
                    }
                }
            }
            // snippet.end
            let journey = host.journey(of: loader.load())
            host.runUntilIdle()
            journey.expect(["loading", "Knock"], of: \.summary)
        }
    }

    @Test("With a builder, a joke leads to another again and again")
    func repeats() {
        withTestHost { host in
            var count = 0
            let builder = JokeModelBuilder {
                count += 1
                return "Knock \(count)"
            }
            var action = builder.makeLoader().load()
            for number in 1...3 {
                let journey = host.journey(of: action)
                host.runUntilIdle()
                journey.expect(["loading", "Knock \(number)"], of: \.summary)
                guard case .loaded(let model) = journey.state else { return }
                action = model.another()
            }
        }
    }
}
