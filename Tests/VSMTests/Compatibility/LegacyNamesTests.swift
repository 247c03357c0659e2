import Testing
import VSM

@Suite("The names of vsm-ios 2.0", .timeLimit(.minutes(10)))
struct LegacyNamesTests {
    @Test("refresh(state:) returns when the state is applied", arguments: TestOwner.allCases)
    func refresh(owner: TestOwner) async {
        await owner.run { _ in
            let container = AsyncStateContainer(state: 0)
            let record = container.record()
            await container.refresh(state: {
                await Task.yield()
                return 1
            })
            #expect(container.state == 1)
            #expect(record.states == [1])
        }
    }

    @Test("If the task that waits in refresh(state:) is cancelled, the state is applied", arguments: TestOwner.allCases)
    func cancelledRefresh(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let gate = Gate()
            let begun = Signal()
            let waiting = Task {
                _ = owner
                await container.refresh(state: {
                    await gate.wait { begun.send() }
                    return 1
                })
            }
            await begun.waitIgnoringCancellation()
            waiting.cancel()
            await waiting.value
            #expect(container.state == 0)
            gate.open()
            await container.wait { $0 == 1 }
        }
    }

    @Test("If it is superseded, refresh(state:) returns and its state is dropped", arguments: TestOwner.allCases)
    func supersededRefresh(owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: 0)
            let record = container.record()
            let gate = Gate()
            let begun = Signal()
            let released = Signal()
            let waiting = Task {
                _ = owner
                let lifeline = Lifeline(released)
                await container.refresh(state: {
                    await gate.wait { begun.send() }
                    withExtendedLifetime(lifeline) {}
                    return 1
                })
            }
            await begun.waitIgnoringCancellation()
            container.observe(2)
            await waiting.value
            gate.open()
            await released.waitIgnoringCancellation()
            #expect(record.states == [2])
        }
    }
}
