import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("10. A finishing action that cancels its own task ends", .timeLimit(.minutes(10)))
struct FinishesCancelledTests {
    private static func cancelOwnTask() {
        // Safe: the reference to the task doesn't leave the closure.
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
    }

    @Test("The container knows that the action has ended, and keeps nothing of it", arguments: FinishingForm.allCases)
    func ends(form: FinishingForm) {
        withTestHost { host in
            let record = EventRecord()
            let container = StateContainer(state: 0, isolation: host).attach(record)
            weak var reference: Lifeline?
            do {
                let lifeline = Lifeline(Signal())
                reference = lifeline
                container.observe(form.action { withExtendedLifetime(lifeline) { Self.cancelOwnTask() } })
            }
            host.runUntilIdle()
            #expect(record.lines.last?.hasSuffix(": finished") == true)
            #expect(record.lines.count { $0.hasSuffix(": finished") } == 1)
            #expect(container.actionProgress == .ended)
            #expect(container.storage.running?.phase == .over)
            #expect(reference == nil)
        }
    }

    @Test("A superseded action ends", arguments: FinishingForm.allCases)
    func endsDetached(form: FinishingForm) {
        withTestHost { host in
            let write = HeldWrite()
            let record = EventRecord()
            let container = StateContainer(state: 0, isolation: host).attach(record)
            container.observe(
                form.action {
                    await write()
                    Self.cancelOwnTask()
                }
            )
            host.runUntilIdle()
            container.observe(10)
            write.finish()
            host.runUntilIdle()
            #expect(record.lines.count { $0.hasPrefix("1 ") && $0.hasSuffix(": finished") } == 1)
            #expect(container.state == 10)
        }
    }

    @Test("A call that waits for a state of the action returns", arguments: FinishingForm.allCases, TestOwner.allCases)
    func waits(form: FinishingForm, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let action = ObservedAction<Int>(form.action { Self.cancelOwnTask() })
            #expect(await container.observe(action, until: { $0 == 100 }) == nil)
        }
    }

    @Test("States that wait to be delivered come before the end", arguments: TestOwner.allCases)
    func nested(owner: TestOwner) async {
        await owner.run { _ in
            let record = EventRecord()
            let container = StateContainer(state: 0).attach(record)
            let states = PassthroughSubject<Int, Never>()
            // Sends a state and the end while another state is delivered.
            let subscription = container.subscribe { state in
                guard state == 1 else { return }
                states.send(2)
                states.send(completion: .finished)
            }
            container.observe(FinishingAction<Int>(states))
            states.send(1)
            #expect(container.state == 2)
            #expect(record.lines.last == "1 publisher: finished")
            #expect(record.lines.count { $0.hasSuffix(": finished") } == 1)
            withExtendedLifetime(subscription) {}
        }
    }
}
