import Testing
import VSMTesting

@_spi(Host) @testable import VSM

@Suite("10. Finishing actions of a container run one after another", .timeLimit(.minutes(10)))
struct FinishesInOrderTests {
    @Test(
        "The next one begins when the one before it has ended, so one order is possible",
        arguments: FinishingForm.allCases
    )
    func order(form: FinishingForm) {
        forEachInterleaving(allowsSingleOrder: true) { host in
            let writes = Writes()
            let container = host.container(state: 0)
            for number in 1...3 { container.observe(form.action { await writes.write(number) }) }
            host.runUntilIdle()
            #expect(writes.log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
            #expect(container.state == 2)
        }
    }

    @Test("The states that are ready do not wait", arguments: FinishingForm.allCases)
    func ready(form: FinishingForm) {
        withTestHost { host in
            let container = host.container(state: 0)
            let gate = Gate()
            container.observe(
                FinishingAction { () async -> Int in
                    await gate.wait()
                    return 10
                }
            )
            container.observe(form.action {})
            host.runUntilIdle()
            let isReady: [FinishingForm] = [.stateSequence, .builtSequence, .continuedSequence]
            #expect(container.state == (isReady.contains(form) ? 1 : 0))
            container.observe(FinishingAction(20))
            #expect(container.state == 20)
            container.observe(form.action {})
            gate.open()
            host.runUntilIdle()
            #expect(container.state == 2)
        }
    }

    @Test("One that has only ready states and then follows does not let the next one overtake")
    func onlyReady() {
        withTestHost { host in
            let container = host.container(state: 0)
            let gate = Gate()
            let writes = Writes()
            container.observe(
                FinishingAction { () async -> Int in
                    await gate.wait()
                    await writes.write(1)
                    return 1
                }
            )
            container.observe(FinishingAction(StateSequence(2).thenWhileLatest { 3 }))
            #expect(container.state == 2)
            container.observe(
                FinishingAction { () async -> Int in
                    await writes.write(4)
                    return 4
                }
            )
            host.runUntilIdle()
            #expect(writes.log.isEmpty)
            gate.open()
            host.runUntilIdle()
            #expect(writes.log == ["begin 1", "end 1", "begin 4", "end 4"])
        }
    }

    @Test("One that is observed while a ready state is delivered waits, too")
    func nested() {
        withTestHost { host in
            let container = host.container(state: 0)
            let gate = Gate()
            let writes = Writes()
            let subscription = container.subscribe { state in
                guard state == 20 else { return }
                container.observe(
                    FinishingAction {
                        await writes.write(3); return 3
                    }
                )
            }
            container.observe(
                FinishingAction {
                    await gate.wait(); await writes.write(1); return 1
                }
            )
            container.observe(FinishingAction(20))
            host.runUntilIdle()
            #expect(writes.log == [])
            gate.open()
            host.runUntilIdle()
            #expect(writes.log == ["begin 1", "end 1", "begin 3", "end 3"])
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("A publisher gets its subscriber when its turn begins")
    func publisher() {
        withTestHost { host in
            let container = host.container(state: 0)
            let first = PassthroughSubject<Int, Never>()
            let second = CurrentValueSubject<Int, Never>(3)
            container.observe(FinishingAction(first))
            container.observe(FinishingAction(second))
            #expect(container.state == 0)
            host.runUntilIdle()
            #expect(container.state == 0)
            first.send(completion: .finished)
            host.runUntilIdle()
            #expect(container.state == 3)
            container.observe(FinishingAction { 4 })
            host.runUntilIdle()
            #expect(container.state == 3)
            second.send(completion: .finished)
            host.runUntilIdle()
            #expect(container.state == 4)
        }
    }

    @Test("Concurrent ones do not wait, and are not waited for")
    func concurrent() {
        withTestHost { host in
            let container = host.container(state: 0)
            let gates = [Gate(), Gate()]
            func save(_ number: Int, through gate: Gate) -> FinishingAction<Int> {
                FinishingAction { () async -> Int in
                    await gate.wait()
                    return number
                }
            }
            container.observe(save(1, through: gates[0]).concurrent())
            container.observe(FinishingAction { 2 })
            host.runUntilIdle()
            #expect(container.state == 2)
            container.observe(save(3, through: gates[1]))
            container.observe(FinishingAction { 4 }.concurrent())
            host.runUntilIdle()
            #expect(container.state == 4)
            for gate in gates { gate.open() }
            host.runUntilIdle()
            #expect(container.state == 4)
        }
    }

    @Test("Those that wait are performed in order, although the container is released", arguments: ActionEnd.allCases)
    func released(end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let writes = Writes()
                let gate = Gate()
                let ended = Signal()
                var container: StateContainer<Int>? = StateContainer(state: 0)
                container!.observe(
                    FinishingAction { () async -> Int in
                        await gate.wait()
                        await writes.write(1)
                        return 1
                    }
                )
                container!.observe(
                    FinishingAction {
                        await writes.write(2); return 2
                    }
                )
                container!.observe(
                    FinishingAction { () async -> Int in
                        #expect(!Task.isCancelled)
                        await writes.write(3)
                        ended.send()
                        return 3
                    }
                )
                end.end(&container)
                gate.open()
                await ended.waitIgnoringCancellation()
                #expect(writes.log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
            }
        }
    }

    @Test("One that follows values lets the next one begin")
    func following() {
        withTestHost { host in
            let container = host.container(state: 0)
            let value = CurrentValue(1)
            func follow(_ number: Int) -> FinishingAction<Int> {
                FinishingAction(
                    StateSequence<Int>({ -number }).then { StateSequence<Int>({ number }) }
                        .following {
                            value.values
                        } as: {
                            $0 + number
                        } catch: { _ in
                            nil
                        }
                )
            }
            container.observe(follow(10))
            host.runUntilIdle()
            #expect(container.state == 11)
            container.observe(follow(20))
            host.runUntilIdle()
            #expect(container.state == 21)
            value.value = 2
            host.runUntilIdle()
            #expect(container.state == 22)
        }
    }

    @Test("A part that is only for show is not waited for, and ends with the action")
    func whileLatest() {
        withTestHost { host in
            let container = host.container(state: 0)
            let clock = host.clock
            var shown: [Int] = []
            func save(_ number: Int) -> FinishingAction<Int> {
                FinishingAction(
                    StateSequence(number).then { number + 1 }.thenWhileLatest {
                        try? await clock.sleep(for: .seconds(3))
                        shown.append(number)
                        return number + 2
                    }
                )
            }
            container.observe(save(10))
            host.runUntilIdle()
            #expect(container.state == 11)
            #expect(container.actionProgress == .following)
            container.observe(save(20))
            host.runUntilIdle()
            #expect(container.state == 21)
            host.advance(by: .seconds(3))
            #expect(container.state == 22)
            #expect(container.actionProgress == .ended)
            #expect(shown == [10, 20])
            container.observe(save(30))
            host.advance(by: .seconds(3))
            #expect(container.state == 32)
        }
    }

    @Test("Containers do not wait for each other")
    func containers() {
        withTestHost { host in
            let gate = Gate()
            let (first, second) = (host.container(state: 0), host.container(state: 0))
            first.observe(
                FinishingAction { () async -> Int in
                    await gate.wait()
                    return 1
                }
            )
            second.observe(FinishingAction { 2 })
            host.runUntilIdle()
            #expect(second.state == 2)
            gate.open()
            host.runUntilIdle()
        }
    }

    @Test("An action that cancels its own task lets the next one begin")
    func cancelsItself() {
        withTestHost { host in
            let container = host.container(state: 0)
            container.observe(
                FinishingAction(
                    StateSequence({ 1 }).then { () async -> Int in
                        withUnsafeCurrentTask { $0?.cancel() }
                        return 2
                    }.then { 3 }
                )
            )
            container.observe(FinishingAction { 4 })
            host.runUntilIdle()
            #expect(container.state == 4)
        }
    }
}

/// Writes of which each takes several turns.
private final class Writes {
    private(set) var log: [String] = []

    func write(_ number: Int) async {
        log.append("begin \(number)")
        await Task.yield()
        log.append("end \(number)")
    }
}
