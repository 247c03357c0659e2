import Testing
import VSM

@_spi(Host) @testable import VSMTesting

@Suite("The last state of a journey")
struct JourneyLastTests {
    private enum Loading {
        case loading
        case loaded(name: String)
        case failed(message: String)

        var name: String? { if case .loaded(let name) = self { name } else { nil } }
    }

    private func journey(
        on host: TestHost,
        _ states: Loading...
    ) -> Journey<Loading> {
        let journey = host.journey(
            of: AsyncStream(Loading.self) { continuation in
                for state in states { continuation.yield(state) }
                continuation.finish()
            }
        )
        host.runUntilIdle()
        journey.skip()
        return journey
    }

    @Test("A value of the last state is taken by a key path to an optional, or by a closure with a case")
    func found() throws {
        try withTestHost { host in
            let journey = journey(on: host, .loading, .loaded(name: "Ada"))
            let name = try journey.last(as: \.name)
            let count = try journey.last(as: \.name?.count)
            let nameOfCase = try journey.last { if case .loaded(let name) = $0 { name } else { nil } }
            #expect(name == "Ada" && count == 3 && nameOfCase == "Ada")
        }
    }

    @Test("The model of a state that is a structure is taken by a key path through its enum")
    func structure() throws {
        try withTestHost { host in
            let journey = host.journey(of: EditorState.Editor(text: "Ada").save())
            host.runUntilIdle()
            journey.skip()
            let editor = try journey.last(as: \.editor)
            #expect(editor.text == "Ada")
            let error = #expect(throws: LastStateError.self) { try journey.last(as: \.saveError) }
            #expect(error?.message.hasPrefix("The last state has no SaveError: it is EditorState(") == true)
        }
    }

    @Test("If the last state has no such value, the error names the state, the journey and the call")
    func otherState() {
        withTestHost { host in
            let journey = journey(on: host, .loading, .loaded(name: "Ada"), .failed(message: "offline"))
            let line = #line + 1
            let error = #expect(throws: LastStateError.self) { try journey.last(as: \.name) }
            #expect(
                error?.description == """
                    The last state has no String: it is failed. The journey: loading, loaded, failed.

                    VSMTestingTests/JourneyLastTests.swift:\(line)
                    """
            )
        }
    }

    @Test("A test that did not let the work run is told what waits")
    func waiting() {
        withTestHost { host in
            let journey = host.journey(of: StateSequence<Loading>(.loading).then { .loaded(name: "Ada") })
            let error = #expect(throws: LastStateError.self) { try journey.last(as: \.name) }
            let lines = error?.message.split(separator: "\n") ?? []
            #expect(lines.first == "The last state has no String: it is loading. The journey: loading.")
            #expect(lines.dropFirst().joined().contains("runUntilIdle()"))
            host.runUntilIdle()
            journey.skip()
        }
    }

    @Test("A journey without states says so")
    func noState() {
        withTestHost { host in
            let error = #expect(throws: LastStateError.self) { try journey(on: host).last(as: \.name) }
            #expect(error?.message == "There is no state yet that could have a String.")
        }
    }

    @Test("An error that leaves the test is a failure at the line of the call")
    func location() {
        let text = failureText {
            try? withTestHost { host in
                _ = try journey(on: host, .loading).last(as: \.name)
            }
        }
        #expect(text.contains("The last state has no String: it is loading."))
    }
}
