import Testing
import VSM

@testable import VSMTesting

@Suite("Expectations of a journey")
struct JourneyExpectationTests {
    private struct Person {
        var name: String
        var age: Int
    }

    /// Not `Equatable`, and with a closure, as the states of features are.
    private enum ViewState {
        case initialized(load: () -> Void)
        case loaded(Person)
        case failed(message: String)
    }

    /// A value whose equality depends only on its number.
    private struct Numbered: Equatable {
        var number: Int
        var note: String

        static func == (left: Numbered, right: Numbered) -> Bool { left.number == right.number }
    }

    private func journey(on host: TestHost) -> Journey<ViewState> {
        let container = host.container(state: ViewState.initialized {})
        let journey = host.record(container)
        container.observe(.loaded(Person(name: "Ada", age: 36)))
        container.observe(.failed(message: "offline"))
        return journey
    }

    @Test("States need not be Equatable")
    func notEquatable() {
        withTestHost { host in
            journey(on: host).expect(
                .initialized {},
                .loaded(Person(name: "Ada", age: 36)),
                .failed(message: "offline")
            )
        }
    }

    @Test("The difference shows only the differing lines and their context")
    func difference() {
        withTestHost { host in
            let journey = journey(on: host)
            let text = failureText {
                journey.expect(.initialized {}, .loaded(Person(name: "Bob", age: 36)), .failed(message: "offline"))
            }
            #expect(
                text == """
                    The journey differs (expected -, actual +):
                      [
                        [0]: .initialized(load: (Function)),
                        [1]: .loaded(
                          JourneyExpectationTests.Person(
                    -       name: "Bob",
                    +       name: "Ada",
                            age: 36
                          )
                        ),
                        [2]: .failed(message: "offline")
                      ]
                    """
            )
        }
    }

    @Test("Additional and missing states are shown as such")
    func count() {
        withTestHost { host in
            let first = journey(on: host)
            let more = failureText { first.expect(cases: "initialized", "loaded") }
            #expect(more.contains("\n+   [2]: \"failed\"\n"))
            let second = journey(on: host)
            let fewer = failureText { second.expect(cases: "initialized", "loaded", "failed", "loaded") }
            #expect(fewer.contains("\n-   [3]: \"loaded\"\n"))
        }
    }

    @Test("The names of cases do not include associated values")
    func cases() {
        withTestHost { host in
            let journey = journey(on: host)
            journey.expect(cases: "initialized", "loaded", "failed")
            #expect(journey.cases == ["initialized", "loaded", "failed"])
        }
    }

    @Test("A projection selects the part that matters to the test")
    func projection() {
        func summary(_ state: ViewState) -> String {
            switch state {
            case .initialized: "new"
            case .loaded(let person): person.name
            case .failed(let message): message
            }
        }
        withTestHost { host in
            journey(on: host).expect(["new", "Ada", "offline"], of: summary)
            let other = journey(on: host)
            let text = failureText { other.expect(["new", "Bob", "offline"], of: summary) }
            #expect(text.contains("\"Bob\"") && text.contains("\"Ada\""))
        }
    }

    @Test("States that are Equatable are compared by ==, in both directions")
    func equatable() {
        withTestHost { host in
            let same = host.record(host.container(state: Numbered(number: 1, note: "a")))
            same.expect(Numbered(number: 1, note: "b"))
            let other = host.record(host.container(state: Numbered(number: 1, note: "a")))
            #expect(failureText { other.expect(Numbered(number: 2, note: "a")) }.contains("number: 2"))
        }
    }

    @Test("Each expectation covers the states since the previous one, even if that failed")
    func sinceTheLast() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            _ = failureText { journey.expect(7) }
            container.observe(1)
            journey.expect(1)
            journey.expectNothing()
            container.observe(2)
            #expect(failureText { journey.expectNothing() }.contains("+"))
            journey.expectNothing()
        }
    }

    @Test("Skipped states are accepted")
    func skip() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe(1)
            journey.skip()
            container.observe(2)
            journey.expect(2)
        }
    }

    @Test("The failure mentions ready jobs")
    func hint() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            container.observe { 1 }
            let text = failureText { journey.expect(0, 1) }
            #expect(text.contains("Jobs that are ready: 1. Call host.runUntilIdle()."))
            host.runUntilIdle()
            journey.expect(1)
        }
    }
}
