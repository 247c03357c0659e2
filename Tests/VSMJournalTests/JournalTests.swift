import Testing
import VSM

@testable import VSMJournal

private enum Loading {
    case empty
    case loading
    case loaded(name: String)
}

@MainActor
@Suite("A journal of running containers", .timeLimit(.minutes(10)))
struct JournalTests {
    private let clock = ManualClock()

    private func kinds(_ journal: Journal) -> [String] { journal.recorded.entries.map { "\($0.kind)" } }

    @Test("An action is recorded from beginning to end, with its call site, shape, states and times")
    func action() throws {
        let journal = Journal(clock: clock)
        let container = StateContainer(state: Loading.empty).attach(journal)
        let subject = PassthroughSubject<Loading, Never>()
        clock.advance(by: .nanoseconds(5))
        let line: UInt = #line + 1
        container.observe(subject)
        clock.advance(by: .seconds(2))
        subject.send(.loading)
        subject.send(.loaded(name: "Ada"))
        subject.send(completion: .finished)
        let entries = journal.recorded.entries
        #expect(kinds(journal) == ["began", "empty → loading", "loading → loaded", "finished"])
        #expect(entries.map(\.time) == [.nanoseconds(5)] + Array(repeating: .nanoseconds(2_000_000_005), count: 3))
        let action = JournalEntry.Action(
            number: 1,
            shape: .publisher,
            call: "VSMJournalTests/JournalTests.swift:\(line)"
        )
        #expect(entries.allSatisfy { $0.action == action })
        #expect(entries.allSatisfy { $0.container == JournalEntry.Container(number: 1, stateType: "Loading") })
    }

    @Test("Every shape of action is recorded")
    func shapes() async {
        let journal = Journal(clock: clock)
        let container = StateContainer(state: 0).attach(journal)
        container.observe(1)
        container.observe(Just(2))
        await container.observe(StateSequence({ 3 }, { 4 }), until: { $0 == 4 })
        await container.observe(ObservedAction { 5 }, until: { $0 == 5 })
        await container.observe(ObservedAction(AsyncStream<Int> { $0.finish() }), until: { _ in false })
        let begun = journal.recorded.entries.filter { $0.kind == .began }
        #expect(
            begun.map(\.action?.shape) == [
                .state, .publisher, .stateSequence, .asynchronousState, .asynchronousSequence,
            ]
        )
    }

    @Test("Actions that are superseded, cancelled, late or never begin are recorded as such")
    func ends() async {
        let journal = Journal(clock: clock, describing: { "\($0)" })
        var container: StateContainer<Int>? = StateContainer(state: 0).attach(journal)
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        var answer: CheckedContinuation<Int, Never>?
        container?.observe {
            await withCheckedContinuation {
                answer = $0
                start.finish()
            }
        }
        for await _ in started {}
        for number in 1...2 { container?.observe(number, debounced: .seconds(1_000, on: clock)) }
        for number in 3...5 { container?.observe(ObservedAction(number), throttled: .seconds(1_000, on: clock)) }
        answer?.resume(returning: 6)
        await container?.observe(ObservedAction { 7 }, until: { $0 == 7 })
        container?.observe(PassthroughSubject<Int, Never>())
        container = nil
        let entries = journal.recorded.entries
        #expect(
            Set(entries.map(\.kind.name)) == [
                "began", "transition", "finished", "superseded", "cancelled", "dropped", "droppedByDebounce",
                "droppedByThrottle",
            ]
        )
        #expect(entries.contains { $0.kind == .superseded(by: 2) && $0.action?.number == 1 })
        #expect(entries.contains { $0.kind == .superseded(by: 3) && $0.action?.number == nil })
        #expect(entries.contains { $0.kind == .dropped("6") && $0.action?.number == 1 })
        #expect(entries.last?.kind == .cancelled)
    }

    @Test("By default, associated values are not recorded")
    func caseNamesOnly() {
        let journal = Journal(clock: clock)
        StateContainer(state: Loading.empty).attach(journal).observe(.loaded(name: "Ada"))
        #expect(!journal.jsonLines.contains("Ada"))
        #expect(journal.jsonLines.contains(#""to":"loaded""#))
    }

    @Test("States can be described, and long texts are marked as cut")
    func describing() {
        let journal = Journal(textLimit: 20, clock: clock, describing: { "\($0)" })
        let container = StateContainer(state: Loading.empty).attach(journal)
        container.observe(.loaded(name: "A"))
        journal.note(String(repeating: "x", count: 21), of: String(repeating: "y", count: 20))
        #expect(kinds(journal)[1] == #"empty → loaded(name: "A")"#)
        container.observe(.loaded(name: "Augusta Ada King"))
        #expect(kinds(journal).contains(#"loaded(name: "A") → loaded(name: "August… (cut)"#))
        #expect(
            kinds(journal).contains(
                String(repeating: "y", count: 20) + ": " + String(repeating: "x", count: 20) + "… (cut)"
            )
        )
    }

    @Test("Of a state that is a structure, the case of its enum can be recorded, without values")
    func casesOfEnums() {
        struct Profile {
            var name: String
            var loading: Loading
        }
        let journal = Journal(clock: clock, casesOf: \Profile.loading)
        let (profile, other) = withContainerObserver(journal) {
            (StateContainer(state: Profile(name: "Ada", loading: .empty)), StateContainer(state: Loading.empty))
        }
        profile.observe(Profile(name: "Ada", loading: .loaded(name: "Ada")))
        other.observe(.loading)
        #expect(kinds(journal).filter { $0.contains("→") } == ["empty → loaded", "empty → loading"])
        #expect(!journal.jsonLines.contains("Ada"))
    }

    @Test("States without an enum that is named are described, by a clock of the system, too")
    func otherStates() {
        struct Profile {
            var loading = Loading.empty
        }
        let journal = Journal(casesOf: \Profile.loading, describing: { "\($0)" })
        let (profile, other) = withContainerObserver(journal) {
            (StateContainer(state: Profile()), StateContainer(state: 0))
        }
        profile.observe(Profile(loading: .loading))
        other.observe(1)
        #expect(kinds(journal).filter { $0.contains("→") } == ["empty → loading", "0 → 1"])
    }

    @Test("The description of a state may use the journal")
    func describingUsesJournal() {
        final class Own: @unchecked Sendable { weak var journal: Journal? }
        let own = Own()
        let journal = Journal(
            clock: clock,
            describing: { state in
                own.journal?.note("described", of: "test")
                return state.caseName
            }
        )
        own.journal = journal
        StateContainer(state: 0).attach(journal).observe(1)
        #expect(kinds(journal) == ["began", "test: described", "test: described", "Int → Int", "finished"])
    }

    @Test("A full journal drops the oldest entries and counts them")
    func bound() {
        let journal = Journal(capacity: 3, clock: clock)
        let container = StateContainer(state: 0).attach(journal)
        container.observe(1)
        #expect(journal.recorded.dropped == 0)
        container.observe(2)
        container.observe(3)
        #expect(kinds(journal) == ["began", "Int → Int", "finished"])
        #expect(journal.recorded.entries.allSatisfy { $0.action?.number == 3 })
        #expect(journal.recorded.dropped == 6)
        journal.note("late", of: "test")
        #expect(kinds(journal) == ["Int → Int", "finished", "test: late"])
    }

    @Test("Containers are numbered in order of appearance")
    func containers() {
        let journal = Journal(clock: clock)
        let (first, second, third) = withContainerObserver(journal) {
            (StateContainer(state: 0), StateContainer(state: 0), StateContainer(state: ""))
        }
        third.observe("a")
        first.observe(1)
        second.observe(1)
        first.observe(2)
        #expect(journal.recorded.containers.map(\.description) == ["String (1)", "Int (2)", "Int (3)"])
        #expect(
            journal.recorded.entries.filter { $0.kind == .began }.map(\.container?.number) == [1, 2, 3, 2]
        )
    }

    @Test("A container that reuses the address of another one gets its own number")
    func samePlace() {
        let journal = Journal(capacity: 10_000, clock: clock)
        for isEndless in Array(repeating: [true, false], count: 100).joined() {
            let container = StateContainer(state: 0).attach(journal)
            container.observe(1)
            if isEndless { container.observe(PassthroughSubject<Int, Never>()) }
        }
        #expect(journal.recorded.containers.count == 200)
    }

    @Test("Outcomes, choices and the seed are recorded")
    func outcomes() {
        let journal = Journal(clock: clock)
        journal.note("failure", of: "UserRepository.load")
        journal.noteChoice(1, of: 2, label: "offline")
        journal.noteSeed("42")
        #expect(kinds(journal) == ["UserRepository.load: failure", "choice 2 of 2: offline"])
        #expect(journal.recorded.seed == "42")
        #expect(journal.jsonLines.contains(#""seed":"42""#))
    }

    @Test("Threads may write concurrently, and the time never decreases")
    func threads() async throws {
        let journal = Journal(capacity: 500)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<100 { journal.note("\(number)", of: "\(task)") }
                }
            }
        }
        let recorded = journal.recorded
        #expect(recorded.entries.count == 500)
        #expect(recorded.dropped == 300)
        #expect(try RecordedJournal(jsonLines: recorded.jsonLines) == recorded)
    }

    #if os(Linux) || os(macOS)
    @Test("A capacity or text limit of zero traps")
    func noRoom() async {
        await #expect(processExitsWith: .failure) { _ = Journal(capacity: 0) }
        await #expect(processExitsWith: .failure) { _ = Journal(textLimit: 0) }
    }
    #endif
}
