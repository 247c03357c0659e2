import Testing
import VSM

@testable import VSMJournal

@Suite("The steps of a container in a journal", .timeLimit(.minutes(10)))
struct RecordedStepsTests {
    private func steps(_ container: Int = 1, of entries: [JournalEntry]) -> RecordedSteps {
        RecordedJournal(entries).steps(of: JournalEntry.Container(number: container, stateType: "Cart"))
    }

    @Test("An action that began is a step, with its states, its outcomes and its end")
    func whole() throws {
        let steps = steps(of: [
            JournalEntry(0, .choice(0, of: 2, label: "now")),
            JournalEntry(0, 1, .began),
            JournalEntry(1, 1, .transition(from: "empty", to: "loading")),
            JournalEntry(2, .outcome("failure", of: "load")),
            JournalEntry(3, 1, .transition(from: "loading", to: "failed")),
            JournalEntry(4, 1, .finished),
            JournalEntry(5, .outcome("late", of: "load")),
        ])
        #expect(steps.firstState == "empty")
        #expect(steps.gap == nil)
        #expect(steps.outcomesAfter == [.outcome("late", of: "load")])
        let step = try #require(steps.steps.first)
        #expect(steps.steps.count == 1)
        #expect(step.number == 1)
        #expect(step.call == "Shop/Cart.swift:42")
        #expect(step.shape == .publisher)
        #expect(step.hasBeginning)
        #expect(step.states == ["loading", "failed"])
        #expect(step.outcomesBefore == [.choice(0, of: 2, label: "now")])
        #expect(step.outcomes == [.outcome("failure", of: "load")])
        #expect(step.end == .finished)
    }

    @Test("A detached action ends when it is detached, and the next one runs while it finishes")
    func detached() {
        let steps = steps(of: [
            JournalEntry(0, 1, .began), JournalEntry(1, 1, .detached(by: 2)),
            JournalEntry(1, 2, .began), JournalEntry(2, 1, .dropped("saved")), JournalEntry(3, 1, .finished),
            JournalEntry(4, .outcome("success", of: "load")),
            JournalEntry(5, 2, .detached(by: nil)),
        ])
        #expect(steps.steps.map(\.end) == [.detached(by: 2), .detached(by: nil)])
        #expect(steps.steps.map(\.droppedStates) == [["saved"], []])
        #expect(steps.steps.map(\.outcomes) == [[], [.outcome("success", of: "load")]])
    }

    @Test("Steps contain their end, and the states that were too late")
    func ends() {
        let steps = steps(of: [
            JournalEntry(0, 1, .began), JournalEntry(1, 1, .superseded(by: 2)),
            JournalEntry(1, 2, .began), JournalEntry(2, 1, .dropped("loaded")),
            JournalEntry(3, .outcome("success", of: "load")),
            JournalEntry(3, nil, .superseded(by: 2)), JournalEntry(3, nil, .droppedByDebounce),
            JournalEntry(4, 2, .finished),
            JournalEntry(5, 3, .began), JournalEntry(6, 3, .cancelled),
            JournalEntry(7, 4, .began),
        ])
        #expect(steps.steps.map(\.end) == [.superseded(by: 2), .finished, .cancelled, .stillRunning])
        #expect(steps.steps.map(\.droppedStates) == [["loaded"], [], [], []])
        #expect(steps.steps.map(\.outcomes) == [[], [.outcome("success", of: "load")], [], []])
        #expect(steps.firstState == nil)
    }

    @Test("Outcomes that may belong to one container are not assigned to another")
    func severalContainers() {
        let entries = [
            JournalEntry(0, .outcome("1", of: "first")), JournalEntry(0, in: 1, 1, .began),
            JournalEntry(1, .outcome("2", of: "first")), JournalEntry(2, in: 1, 1, .finished),
            JournalEntry(3, .outcome("3", of: "second")), JournalEntry(4, in: 2, 1, .began),
            JournalEntry(5, in: 1, 2, .began), JournalEntry(6, .outcome("4", of: "both")),
        ]
        let first = steps(1, of: entries)
        let second = steps(2, of: entries)
        #expect(first.steps.map { $0.outcomesBefore.count } == [1, 0])
        #expect(first.steps.map { $0.outcomes.count } == [1, 1])
        #expect(second.steps.map(\.outcomesBefore) == [[.outcome("3", of: "second")]])
        #expect(second.steps.map(\.outcomes) == [[.outcome("4", of: "both")]])
        #expect(steps(3, of: entries).steps.isEmpty)
    }

    @Test("A call that never began does not end the running action")
    func waitingCall() {
        let steps = steps(of: [
            JournalEntry(0, in: 2, 1, .began), JournalEntry(0, in: 2, nil, .superseded(by: 1)),
            JournalEntry(1, .outcome("success", of: "second")),
            JournalEntry(2, 1, .began), JournalEntry(2, nil, .superseded(by: 1)),
            JournalEntry(3, .outcome("success", of: "both")),
        ])
        #expect(steps.steps.map(\.outcomesBefore) == [[]])
        #expect(steps.steps.map(\.outcomes) == [[.outcome("success", of: "both")]])
        #expect(steps.outcomesAfter.isEmpty)
    }

    @Test("An action whose beginning is missing is a step that says so")
    func noBeginning() throws {
        let steps = steps(of: [
            JournalEntry(0, 3, .transition(from: "loading", to: "loaded")), JournalEntry(0, .outcome("a", of: "b")),
            JournalEntry(1, 3, .superseded(by: 4)), JournalEntry(1, 4, .began), JournalEntry(2, 2, .dropped("late")),
        ])
        #expect(steps.steps.map(\.number) == [2, 3, 4])
        #expect(steps.steps.map(\.hasBeginning) == [false, false, true])
        #expect(steps.steps[1].call == "Shop/Cart.swift:42")
        #expect(steps.steps[1].outcomes.count == 1)
        #expect(steps.firstState == "loading")
        #expect(steps.gap == "The beginning of action #2 is not in the journal.")
    }

    @Test("Actions that are missing completely are named")
    func gaps() {
        #expect(steps(of: []).gap == nil)
        #expect(steps(of: [JournalEntry(0, 3, .began)]).gap == "The actions before #3 are not in the journal.")
        #expect(
            steps(of: [JournalEntry(0, 1, .began), JournalEntry(0, 3, .began)]).gap
                == "The actions between #1 and #3 are not in the journal."
        )
        let ends: [UInt64] = [1, .max]
        #expect(steps(of: ends.map { JournalEntry(0, $0, .began) }).gap != nil)
    }

    @Test("The steps of a real container are the same after writing and reading")
    @MainActor
    func real() async throws {
        let journal = Journal(clock: ManualClock(), describing: { "\($0)" })
        let container = StateContainer(state: 0).attach(journal)
        await container.observe(
            StateSequence(
                { 1 },
                {
                    await Task.yield()
                    journal.note("two", of: "test")
                    return 2
                }
            ),
            until: { $0 == 2 }
        )
        container.observe(PassthroughSubject<Int, Never>())
        container.observe(Just(3))
        let recorded = try RecordedJournal(jsonLines: journal.jsonLines)
        let steps = recorded.steps(of: try #require(recorded.containers.first))
        #expect(steps == journal.recorded.steps(of: try #require(journal.recorded.containers.first)))
        #expect(steps.firstState == "0")
        #expect(steps.steps.map(\.states) == [["1", "2"], [], ["3"]])
        #expect(steps.steps.map(\.outcomes) == [[.outcome("two", of: "test")], [], []])
        #expect(steps.steps.map(\.shape) == [.stateSequence, .publisher, .publisher])
        #expect(steps.steps[1].end == .superseded(by: 3))
        #expect(steps.gap == nil)
    }

    @Test("The states of an action are collected in place, and not copied for each entry")
    func inPlace() {
        var collector = StepCollector(container: 1)
        collector.take(JournalEntry(0, 1, .began))
        var buffers: [UnsafePointer<String>?] = []
        for number in 0..<2_000 {
            collector.take(JournalEntry(0, 1, .transition(from: "\(number)", to: "\(number + 1)")))
            buffers.append(collector.steps[0].states.withUnsafeBufferPointer { $0.baseAddress })
        }
        #expect(collector.steps[0].states.count == 2_000)
        // The array of the states grows a few times.
        #expect(unsafe zip(buffers, buffers.dropFirst()).count { unsafe $0 != $1 } < 50)
    }
}
