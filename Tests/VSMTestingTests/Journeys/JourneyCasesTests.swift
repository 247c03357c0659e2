import Testing
import VSM
import VSMTesting

@Suite("Cases of an enum in the states of a journey")
struct JourneyCasesTests {
    @Test("States that are structures are expected by the cases of an enum at a key path")
    func keyPath() {
        withTestHost { host in
            let journey = host.journey(of: EditorState.Editor(text: "Ada").save())
            journey.expect(cases: "saving", of: \.activity)
            host.runUntilIdle()
            journey.expect(cases: "editing", of: \.activity)
            #expect(journey.cases(of: \.activity) == ["saving", "editing"])
        }
    }

    @Test("A wrong case is shown beside the expected one, at the line of the expectation")
    func difference() {
        withTestHost { host in
            let journey = host.journey(of: EditorState.Editor(text: "Ada").save())
            host.runUntilIdle()
            let text = failureText { journey.expect(cases: "saving", "failed", of: \.activity) }
            #expect(text.contains("-   [1]: \"failed\"\n") && text.contains("+   [1]: \"editing\"\n"))
            #expect(!text.contains("Ada"))
        }
    }

    @Test("An optional has the name of its value, or is nil")
    func optional() {
        withTestHost { host in
            let container = host.container(state: EditorState(text: "Ada"))
            let journey = host.record(container)
            var next = container.state
            next.dialog = .deleting(text: "Ada")
            container.observe(next)
            journey.expect(cases: "nil", "deleting", of: \.dialog)
        }
    }

    @Test("A text is compared as it is, and anything else by its description")
    func otherValues() {
        withTestHost { host in
            let state = EditorState(text: "Ada")
            let journey = host.record(host.container(state: state))
            #expect(journey.cases(of: \.caption) == [state.caption])
            #expect(journey.cases(of: \.text.count) == ["3"])
            #expect(journey.cases { $0.editor?.text as Any } == ["Ada"])
            journey.expect(cases: "Ada", of: \.text)
        }
    }
}
