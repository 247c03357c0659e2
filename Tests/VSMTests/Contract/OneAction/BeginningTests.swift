import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

// What has not begun when its action ends: an asynchronous closure begins, in a cancelled task; sequences do not.
extension OneActionTests {
    @Test(
        "A closure whose action ends in the same turn begins on the owner, cancelled, and its result is dropped",
        arguments: ClosureForm.allCases,
        ActionEnd.allCases
    )
    func endedClosure(form: ClosureForm, end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                var container: StateContainer<Int>? = StateContainer(state: 0)
                let record = container!.record()
                let beginnings = Beginnings()
                let released = Signal()
                observe(form, on: container!, beginnings, holding: Lifeline(released))
                end.end(&container)
                await released.waitIgnoringCancellation()
                #expect(beginnings.areCancelled == [true])
                #expect(record.states == (end == .nextAction ? [10] : []))
            }
        }
    }

    private func observe(
        _ form: ClosureForm,
        on container: StateContainer<Int>,
        _ beginnings: Beginnings,
        holding lifeline: Lifeline
    ) {
        form.observe(on: container) {
            defer { withExtendedLifetime(lifeline) {} }
            return await beginnings.closure()
        }
    }

    @Test("Of many closures that are observed in one turn, each begins, in order, and the last one is applied")
    func manyClosures() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            var begun: [Int] = []
            for number in 1...100 {
                container.observe {
                    #expect(Task.isCancelled == (number < 100))
                    begun.append(number)
                    return number
                }
            }
            host.runUntilIdle()
            #expect(begun == Array(1...100))
            journey.expect(0, 100)
        }
    }

    @Test(
        "A closure that waits with observe(_:until:) or refresh(state:) begins, if it is superseded in the same turn",
        arguments: ["closure", "closure that returns a sequence", "refresh"]
    )
    func supersededWait(form: String) {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            let beginnings = Beginnings()
            let waiting = host.start {
                switch form {
                case "refresh": await container.refresh(state: { await beginnings.closure() })
                case "closure":
                    await container.observe(ObservedAction { await beginnings.closure() }, until: { $0 == 1 })
                default:
                    await container.observe(
                        ObservedAction { () async in CountedSequence(await beginnings.closure()) },
                        until: { $0 == 1 }
                    )
                }
            }
            // In the order of the host, this is between the call of `observe` and the task of the action.
            host.start { container.observe(2) }
            host.runUntilIdle()
            #expect(waiting.result != nil)
            #expect(beginnings.areCancelled == [true])
            journey.expect(0, 2)
        }
    }

    @Test("A closure that is superseded while it is being observed begins, unless the container is torn down")
    func supersededWhileBeingObserved() {
        withTestHost { host in
            for (tearsDown, isLimited) in [(false, false), (false, true), (true, false), (true, true)] {
                let container = host.container(state: 0)
                let journey = host.record(container)
                let cancelled = Empty<Int, Never>(completeImmediately: false).handleEvents(receiveCancel: {
                    if tearsDown { container.tearDown() } else { container.observe(2) }
                })
                let beginnings = Beginnings()
                container.observe(cancelled)
                if isLimited {
                    container.observe({ await beginnings.closure() }, debounced: .seconds(1, on: host.clock))
                    host.advance(by: .seconds(1))
                } else {
                    container.observe { await beginnings.closure() }
                }
                host.runUntilIdle()
                #expect(beginnings.areCancelled == (tearsDown ? [] : [true]))
                if tearsDown { journey.expect(0) } else { journey.expect(0, 2) }
            }
        }
    }

    @Test("A FinishingAction that is superseded in the same turn begins, and is not cancelled")
    func supersededFinishingAction() {
        withTestHost { host in
            let container = host.container(state: 0)
            let beginnings = Beginnings()
            container.observe(FinishingAction { await beginnings.closure() })
            container.observe(2)
            host.runUntilIdle()
            #expect(beginnings.areCancelled == [false])
        }
    }

    @Test("A debounced or throttled closure that a later call replaces never begins")
    func replacedClosure() {
        withTestHost { host in
            let container = host.container(state: 0)
            let journey = host.record(container)
            let second = Duration.seconds(1)
            container.observe(ObservedAction(1), throttled: .init(second).on(host.clock), identifier: "throttled")
            for number in 2...4 {
                let closure = { () async -> Int in
                    #expect(number == 4)
                    return number
                }
                container.observe(
                    ObservedAction(closure),
                    throttled: .init(second).on(host.clock),
                    identifier: "throttled"
                )
                container.observe(closure, debounced: .init(second / 2).on(host.clock), identifier: "debounced")
            }
            host.advance(by: .seconds(2))
            journey.expect(0, 1, 4, 4)
        }
    }

    @Test("A sequence of which nothing has begun does not begin", arguments: TestOwner.allCases)
    func supersededSequence(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let beginnings = Beginnings()
            container.observe(CountedSequence(1) { beginnings.note() })
            container.observe(2)
            container.observe(StateSequence<Int>(synchronousStates: [], states: [beginnings.closure]))
            container.observe(3)
            container.observe(
                StateSequence<Int>().then { StateSequence(synchronousStates: [], states: [beginnings.closure]) }
            )
            container.observe(4)
            container.observe { () async in CountedSequence(1) { beginnings.note() } }
            container.observe(5)
            container.observe { () async in StateSequence<Int>(synchronousStates: [], states: [beginnings.closure]) }
            container.observe(6)
            // This action begins after the previous ones.
            await container.observe(ObservedAction { 7 }, until: { $0 == 7 })
            #expect(beginnings.areCancelled == [])
        }
    }

    @Test(
        "A sequence in a FinishingAction is iterated at each observation, on the owner",
        arguments: TestOwner.allCases
    )
    func finishingSequence(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            var iterators = 0
            let sequence = CountedSequence(1) {
                owner.preconditionIsolated()
                iterators += 1
            }
            let action = FinishingAction<Int>(sequence)
            #expect(iterators == 0)
            for count in 1...2 {
                container.observe(0)
                #expect(await container.observe(ObservedAction(action), until: { $0 == 1 }) == 1)
                #expect(iterators == count)
            }
        }
    }
}
