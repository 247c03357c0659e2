import Testing

@_spi(Host) @testable import VSM

@MainActor
@Suite("The events that observers receive", .timeLimit(.minutes(10)))
struct ContainerObserverTests {
    @Test("A state that is observed begins, changes the state and finishes")
    func state() {
        let record = EventRecord()
        let container = StateContainer(state: 0).attach(record)
        container.observe(1)
        #expect(record.lines == ["1 state: began", "1 state: 0 → 1", "1 state: finished"])
    }

    @Test("Events have the shape, the file and the line of the call")
    func cause() throws {
        final class Causes: ContainerObserver {
            nonisolated(unsafe) var all: [ActionInfo] = []
            func containerDidEmit(_ event: ContainerEvent) { all.append(event.action) }
        }
        let causes = Causes()
        let container = StateContainer(state: 0).attach(causes)
        let line: UInt = #line + 1
        container.observe(Just(1))
        let cause = try #require(causes.all.first)
        #expect(cause.shape == .publisher)
        #expect(cause.call?.line == line)
        #expect("\(try #require(cause.call))" == "VSMTests/ContainerObserverTests.swift:\(line)")
    }

    @Test("An action of any shape finishes when it has returned all of its states")
    func shapes() async {
        let record = EventRecord()
        let container = StateContainer(state: 0).attach(record)
        await container.observe(ObservedAction { 1 }, until: { $0 == 1 })
        await container.observe(StateSequence({ 2 }, { 3 }), until: { _ in false })
        await container.observe(ObservedAction(AsyncStream([4])), until: { _ in false })
        await container.observe(ObservedAction([5, 6].publisher), until: { _ in false })
        await container.observe(ObservedAction { AsyncStream([7]) }, until: { _ in false })
        #expect(
            record.lines.filter { $0.hasSuffix("finished") } == [
                "1 asynchronousState: finished", "2 stateSequence: finished", "3 asynchronousSequence: finished",
                "4 publisher: finished", "5 asynchronousSequence: finished",
            ]
        )
        #expect(record.lines.filter { $0.contains("→") }.count == 7)
    }

    @Test("The state of a closure that began after the end of its action is dropped", arguments: [false, true])
    func begunLate(isReleased: Bool) async {
        let record = EventRecord()
        let released = Signal()
        var container: StateContainer<Int>? = StateContainer(state: 0).attach(record)
        func observe(holding lifeline: Lifeline) {
            container?.observe {
                withExtendedLifetime(lifeline) {}
                return 1
            }
        }
        observe(holding: Lifeline(released))
        if isReleased { container = nil } else { container?.observe(2) }
        await released.waitIgnoringCancellation()
        let ends =
            isReleased
            ? ["1 asynchronousState: cancelled"]
            : [
                "1 asynchronousState: superseded by 2", "2 state: began", "2 state: 0 → 2", "2 state: finished",
            ]
        #expect(
            record.lines == ["1 asynchronousState: began"] + ends + ["1 asynchronousState: dropped 1"]
        )
    }

    @Test("A running action is superseded by another one, and its late state is dropped")
    func superseded() async {
        let record = EventRecord()
        let container = StateContainer(state: 0).attach(record)
        let hasBegun = Signal()
        let mayReturn = Signal()
        let hasReturned = Signal()
        container.observe {
            hasBegun.send()
            await mayReturn.waitIgnoringCancellation()
            defer { hasReturned.send() }
            return 1
        }
        await hasBegun.waitIgnoringCancellation()
        container.observe(2)
        mayReturn.send()
        await hasReturned.waitIgnoringCancellation()
        await container.observe(ObservedAction { 3 }, until: { $0 == 3 })
        #expect(record.lines.contains("1 asynchronousState: superseded by 2"))
        #expect(record.lines.contains("1 asynchronousState: dropped 1"))
        #expect(!record.lines.contains("1 asynchronousState: finished"))
    }

    @Test("An action that has finished is not superseded by the next")
    func notSuperseded() {
        let record = EventRecord()
        let container = StateContainer(state: 0).attach(record)
        container.observe(1)
        container.observe(2)
        #expect(!record.lines.contains { $0.contains("superseded") })
    }

    @Test("The running action is cancelled when the container is released")
    func cancelled() {
        let record = EventRecord()
        var container: StateContainer<Int>? = StateContainer(state: 0).attach(record)
        container?.observe(PassthroughSubject<Int, Never>())
        container = nil
        #expect(record.lines == ["1 publisher: began", "1 publisher: cancelled"])
    }

    @Test("Actions that are observed in a subscriber are reported in the order of the changes")
    func nested() {
        let record = EventRecord()
        let container = StateContainer(state: 0).attach(record)
        let token = container.subscribe { if $0 < 3 { container.observe($0 + 1) } }
        container.observe(1)
        #expect(record.lines.filter { $0.contains("→") } == ["1 state: 0 → 1", "2 state: 1 → 2", "3 state: 2 → 3"])
        withExtendedLifetime(token) {}
    }

    @Test("A state is dropped if the code that waits for it begins the next action")
    func nextActionInPredicate() async {
        let container = StateContainer(state: 0)
        var seen: [Int] = []
        let token = container.subscribe { seen.append($0) }
        let state = await container.observe(
            ObservedAction(1),
            until: { _ in
                container.observe(2)
                return false
            }
        )
        #expect(state == nil)
        #expect(seen == [2])
        withExtendedLifetime(token) {}
    }

    @Test("Calls that are debounced or throttled away are reported")
    func rateLimited() {
        let record = EventRecord()
        let container = StateContainer(state: 0).attach(record)
        let clock = ContinuousClock()
        for number in 1...2 { container.observe(number, debounced: .seconds(1_000, on: clock)) }
        for number in 3...5 { container.observe(ObservedAction(number), throttled: .seconds(1_000, on: clock)) }
        container.observe(6)
        #expect(
            record.lines == [
                "0 -: droppedByDebounce",
                "1 state: began", "1 state: 0 → 3", "1 state: finished",
                "0 -: droppedByThrottle",
                "2 state: began", "0 -: superseded by 2", "0 -: superseded by 2", "2 state: 3 → 6", "2 state: finished",
            ]
        )
    }

    @Test(
        "An observer of a scope is attached to all containers that are created in it, or in its tasks, and to no others"
    )
    func scope() async {
        let (outer, inner) = (EventRecord(), EventRecord())
        let (both, one) = withContainerObserver(outer) {
            (withContainerObserver(inner) { StateContainer(state: 0) }, StateContainer(state: 10))
        }
        let none = StateContainer(state: 20)
        both.observe(1)
        one.observe(11)
        none.observe(21)
        #expect(inner.lines.filter { $0.contains("→") } == ["1 state: 0 → 1"])
        #expect(outer.lines.filter { $0.contains("→") } == ["1 state: 0 → 1", "1 state: 10 → 11"])
        await withContainerObserver(inner) {
            await Task { StateContainer(state: 30).observe(31) }.value
        }
        #expect(inner.lines.contains("1 state: 30 → 31"))
    }

    @Test("A state is described only when its description is read")
    func lazy() {
        final class Costly: CustomStringConvertible {
            nonisolated(unsafe) static var descriptions = 0
            var description: String {
                Self.descriptions += 1
                return "costly"
            }
        }
        struct Indifferent: ContainerObserver {
            func containerDidEmit(_ event: ContainerEvent) {}
        }
        let container = StateContainer(state: Costly()).attach(Indifferent())
        container.observe(Costly())
        #expect(Costly.descriptions == 0)
    }

    @Test("States are named by their cases")
    func caseNames() {
        enum Loading {
            case initialized
            case loaded(count: Int)
        }
        struct Profile {}
        #expect(DescribedState(Loading.initialized).caseName == "initialized")
        #expect(DescribedState(Loading.loaded(count: 1)).caseName == "loaded")
        #expect(DescribedState(Profile()).caseName == "Profile")
        #expect(DescribedState(Optional(1) as Any).caseName == "some")
    }

    @Test("The name of a case contains nothing of the state's custom description")
    func caseNamesOnly() {
        enum Account: CustomStringConvertible {
            case closed
            case open(owner: String)
            var description: String { "the account of Ada" }
        }
        #expect(DescribedState(Account.closed).caseName == "closed")
        #expect(DescribedState(Account.open(owner: "Ada")).caseName == "open")
    }

    @Test("The case of an enum in a structure is named by a key path, without values")
    func caseNamesAtKeyPaths() {
        enum Dialog {
            case deleting(name: String)
        }
        struct Profile {
            var name = "Ada"
            var dialog: Dialog?
            var deletion = Dialog.deleting(name: "Ada")
        }
        struct Menu {
            var dialog: Dialog??
        }
        let profile = DescribedState(Profile())
        #expect(profile.caseName(of: \Profile.deletion) == "deleting")
        #expect(profile.caseName(of: \Profile.dialog) == "nil")
        #expect(DescribedState(Profile(dialog: .deleting(name: "Ada"))).caseName(of: \Profile.dialog) == "deleting")
        #expect(profile.caseName(of: \Profile.dialog?.self) == "nil")
        #expect(profile.caseName(of: \Profile.name) == "String")
        #expect(profile.caseName(of: \Menu.dialog) == "Profile")
        #expect(profile.caseName(of: \Menu.dialog, \Profile.deletion, \Profile.dialog) == "deleting")
        #expect(profile.caseName() == "Profile")
        #expect(DescribedState(Menu(dialog: .some(.none))).caseName(of: \Menu.dialog) == "nil")
        #expect(DescribedState(Menu(dialog: .deleting(name: "Ada"))).caseName(of: \Menu.dialog) == "deleting")
        #expect(DescribedState(Dialog.deleting(name: "Ada")).caseName(of: \Profile.dialog) == "deleting")
    }

    @Test("An observer that is attached while an action runs receives the action's later states")
    func late() {
        let container = StateContainer(state: 0)
        let subject = PassthroughSubject<Int, Never>()
        container.observe(subject)
        let record = EventRecord()
        container.attach(record)
        subject.send(1)
        #expect(record.lines == ["1 -: 0 → 1"])
    }

    @Test("The operation of a scope stays on the actor of its caller")
    func scopeStays() async {
        await inScopeWithoutAnActor()
    }
}

/// Closures that are formed here are isolated to no actor.
private nonisolated(nonsending) func inScopeWithoutAnActor() async {
    MainActor.preconditionIsolated()
    await withContainerObserver(EventRecord()) {
        await Task.yield()
        MainActor.preconditionIsolated()
    }
}

extension AsyncStream where Element: Sendable {
    fileprivate init(_ elements: [Element]) {
        self.init { continuation in
            for element in elements { continuation.yield(element) }
            continuation.finish()
        }
    }
}
