import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("A finishing action is performed once, whatever the order of events", .timeLimit(.minutes(10)))
struct EveryOrderFinishingTests {
    /// The moment when an action is called.
    enum Beginning: String, CaseIterable, CustomTestStringConvertible {
        case now
        case debounced
        case throttled

        var testDescription: String { rawValue }
    }

    /// An event that happens to a container at any moment.
    enum Event: String, CaseIterable, CustomTestStringConvertible {
        case observesState = "observes a state"
        case observesAction = "observes an action"
        case observesFinishing = "observes another action that finishes"
        case observesDebounced = "observes a debounced action of another group"
        case timePasses = "time passes"
        case tearsDown = "is torn down"
        case goes = "is released"

        /// Two events, without regard to which comes first.
        static let pairs = allCases.enumerated().flatMap { index, first in allCases[index...].map { (first, $0) } }

        var testDescription: String { rawValue }
    }

    @Test(
        "It is performed once with one event at any moment, in every order",
        arguments: FinishingForm.allCases,
        Event.allCases
    )
    func one(form: FinishingForm, event: Event) {
        for beginning in Beginning.allCases {
            forEachInterleaving { host in Course(form, beginning, on: host).run([event]) }
        }
    }

    @Test("A publisher runs once with one event at any moment, in every order", arguments: Event.allCases)
    func publisher(event: Event) {
        for beginning in Beginning.allCases {
            forEachInterleaving { host in Course(nil, beginning, on: host).run([event]) }
        }
    }

    @Test(
        "It is performed once with two events at any moments, in every order or in many",
        arguments: Event.pairs
    )
    func two(first: Event, second: Event) {
        for beginning in Beginning.allCases {
            if [first, second].contains(.observesDebounced)
                || [first, second] == [.observesFinishing, .observesFinishing]
            {
                forEachSeed(in: 1...300) { host in Course(.stateSequence, beginning, on: host).run([first, second]) }
            } else {
                forEachInterleaving(runLimit: 20_000) { host in
                    Course(.stateSequence, beginning, on: host).run([first, second])
                }
            }
        }
    }

    @Test(
        "It is performed once with three events at any moments, in some orders",
        arguments: Event.allCases,
        Event.allCases
    )
    func three(first: Event, second: Event) {
        for third in Event.allCases {
            for form in FinishingForm.allCases {
                let beginning = Beginning.allCases[(form.states.count + third.rawValue.count) % 3]
                forEachSeed(in: 1...3) { host in Course(form, beginning, on: host).run([first, second, third]) }
            }
        }
    }

    /// A finishing action, and the events during its run.
    final class Course {
        /// The shape of the action, unless it is a publisher.
        private let form: FinishingForm?
        private let beginning: Beginning
        private let host: TestHost
        private var container: StateContainer<Int>?
        private var calls = 0
        private var writes = 0
        /// Whether the states of the action are late.
        private var isLate = false

        init(_ form: FinishingForm?, _ beginning: Beginning, on host: TestHost) {
            self.form = form
            self.beginning = beginning
            self.host = host
            container = StateContainer(state: 0, isolation: host)
        }

        func run(_ events: [Event]) {
            let subscription = container!.subscribe(.willSet) { [self] state in
                guard state == 1 || state == 2 else { return }
                #expect(!isLate, "The state was applied late.")
            }
            switch beginning {
            case .now: container?.observe(action())
            case .debounced:
                container?.observe(self.action(), debounced: .seconds(1, on: host.clock), identifier: nil)
            case .throttled:
                container?.observe(ObservedAction(0), throttled: .seconds(1, on: host.clock), identifier: "group")
                container?.observe(self.action(), throttled: .seconds(1, on: host.clock), identifier: "group")
            }
            for event in events { host.start { self.perform(event) } }
            host.runUntilIdle()
            host.advance(by: .seconds(10))
            #expect(calls == 1)
            #expect(writes == 1)
            withExtendedLifetime(subscription) {}
        }

        private func perform(_ event: Event) {
            switch event {
            case .timePasses: host.clock.advance(by: .seconds(1))
            case .observesDebounced: container?.observe(5, debounced: .seconds(5, on: host.clock))
            case .observesState:
                isLate = true
                container?.observe(3)
            case .observesAction:
                isLate = true
                container?.observe { 4 }
            case .observesFinishing:
                isLate = true
                container?.observe(FinishingAction { 4 })
            case .tearsDown:
                isLate = true
                container?.tearDown()
                // A torn-down container is no longer used, but it may still be retained.
                container = nil
            case .goes:
                isLate = true
                container = nil
            }
        }

        private func action() -> FinishingAction<Int> {
            calls += 1
            return form?.action { await self.write() } ?? FinishingAction(publisher())
        }

        private func write() async {
            // Other jobs may run first.
            _ = await choose(among: [0])
            writes += 1
            #expect(!Task.isCancelled)
        }

        private func publisher() -> some Publisher<Int, Never> {
            let subject = CurrentValueSubject<Int, Never>(1)
            host.start {
                await self.write()
                subject.send(2)
                subject.send(completion: .finished)
            }
            return subject.handleEvents(receiveCancel: { Issue.record("The subscription was cancelled.") })
        }
    }
}
