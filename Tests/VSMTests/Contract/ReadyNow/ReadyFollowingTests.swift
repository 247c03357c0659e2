import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("3. The current value of a followed CurrentValue is ready", .timeLimit(.minutes(10)))
struct ReadyFollowingTests {
    /// The ways in which an action follows a value, each with the states before it.
    enum Form: String, CaseIterable, CustomTestStringConvertible {
        case alone
        case afterState = "after a state"
        case withCatch = "with a state for errors"
        case throwing = "in a closure that may throw"
        case built = "in a builder"
        case builtAfterFirst = "in a builder after First"
        case appended = "in a builder, as another sequence"
        case continued = "with another sequence after it"
        case finishing = "in a FinishingAction"
        case observed = "observed itself"

        var testDescription: String { rawValue }

        var statesBefore: [Int] {
            switch self {
            case .afterState, .built, .builtAfterFirst, .appended: [0]
            default: []
            }
        }

        func action(_ value: CurrentValue<Int>) -> ObservedAction<Int> {
            let alone = StateSequence<Int>().following({ value.values }, as: { $0 })
            switch self {
            case .alone: return ObservedAction(alone)
            case .afterState: return ObservedAction(StateSequence({ 0 }).following({ value.values }, as: { $0 }))
            case .withCatch:
                return ObservedAction(
                    StateSequence<Int>().following({ value.values }, as: { $0 }, catch: { _ in -1 })
                )
            case .throwing:
                func values() throws -> CurrentValue<Int>.Values { value.values }
                return ObservedAction(StateSequence<Int>().following({ try values() }, as: { $0 }, catch: { _ in -1 }))
            case .built:
                return ObservedAction(
                    StateSequence {
                        0
                        alone
                    }
                )
            case .builtAfterFirst:
                return ObservedAction(
                    StateSequence {
                        First { 0 }
                        alone
                        Next { 100 }
                    }
                )
            case .appended: return ObservedAction(Self.list(alone))
            case .continued: return ObservedAction(alone.then { StateSequence({ 100 }) })
            case .finishing: return ObservedAction(FinishingAction(alone))
            case .observed: return ObservedAction(value.values)
            }
        }

        @StateSequenceBuilder
        private static func list(_ sequence: StateSequence<Int>) -> StateSequence<Int> {
            0
            sequence
        }
    }

    @Test("The container has its state before observe returns", arguments: Form.allCases, TestOwner.allCases)
    func ready(form: Form, owner: TestOwner) async {
        await owner.run { _ in
            let value = CurrentValue(1)
            let container = StateContainer(state: -10)
            let record = container.record()
            container.observe(form.action(value))
            #expect(record.states == form.statesBefore + [1])
            #expect(container.actionProgress == .following)
            value.value = 2
            await container.wait { $0 == 2 }
            // Another action ends it.
            container.observe(form.action(CurrentValue(5)))
            #expect(container.state == 5)
        }
    }

    @Test("The value is followed once, and a later one arrives in a turn of its own", arguments: Form.allCases)
    func once(form: Form) {
        withTestHost { host in
            let value = CurrentValue(1)
            let container = host.container(state: -10)
            let record = container.record()
            container.observe(form.action(value))
            host.runUntilIdle()
            value.value = 2
            #expect(container.state == 1)
            host.runUntilIdle()
            #expect(container.actionProgress == .following)
            container.observe(3)
            value.value = 4
            host.runUntilIdle()
            #expect(record.states == form.statesBefore + [1, 2, 3])
        }
    }

    @Test("A state of the value that observes another action ends the following", arguments: Form.allCases)
    func superseded(form: Form) {
        withTestHost { host in
            let value = CurrentValue(1)
            let container = host.container(state: -10)
            let subscription = container.subscribe { if $0 == 1 { container.observe(7) } }
            container.observe(form.action(value))
            value.value = 2
            host.runUntilIdle()
            #expect(container.state == 7)
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("A closure that fails without waiting leads to its state, also in a cancelled task")
    @MainActor
    func fails() async {
        func values() throws -> CurrentValue<Int>.Values { throw CancellationError() }
        let container = StateContainer(state: 0)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            container.observe(
                StateSequence({ 1 }).following({ try values() }, as: { $0 }, catch: { _ in 2 })
            )
            #expect(container.state == 2)
            #expect(container.actionProgress == .ended)
        }
        await task.value
    }

    @Test("A closure that sets the value it follows does not block observe")
    func setsItself() {
        withTestHost { host in
            let value = CurrentValue(1)
            let container = host.container(state: 0)
            container.observe(
                StateSequence().following {
                    value.values
                } as: { number in
                    if number < 5 { value.value = number + 1 }
                    return number
                }
            )
            #expect(container.state == 1)
            host.runUntilIdle()
            #expect(container.state == 5)
        }
    }

    @Test("The closure of other values does not run before observe returns")
    func others() {
        withTestHost { host in
            let container = host.container(state: 0)
            var calls = 0
            container.observe(
                StateSequence({ 1 }).following {
                    calls += 1
                    return AsyncStream<Int> { $0.finish() }
                } as: { (number: Int) in
                    number
                }
            )
            #expect(calls == 0)
            host.runUntilIdle()
            #expect(calls == 1)
        }
    }

    @Test("After a state that takes time, the value comes with it in one turn")
    func afterNext() {
        withTestHost { host in
            let gate = Gate()
            let container = host.container(state: -1)
            let journey = host.record(container)
            container.observe(
                StateSequence {
                    0
                    Next {
                        await gate.wait()
                        return 1
                    }
                    StateSequence<Int>().following({ CurrentValue(2).values }, as: { $0 })
                }
            )
            host.runUntilIdle()
            journey.expect(-1, 0)
            gate.open()
            host.runUntilIdle()
            journey.expect(1, 2)
        }
    }
}
