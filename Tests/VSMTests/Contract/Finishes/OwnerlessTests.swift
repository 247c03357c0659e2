import Testing
import VSMTesting

@testable import VSM

// Finishing actions finish even if the container's owner has been deallocated.
extension FinishesTests {
    @Test("A publisher runs to its end after the owner has been deallocated, and is then released")
    func publisherWithoutOwner() async {
        let released = Signal()
        let subject = PassthroughSubject<Int, Never>()
        let written = Carried(value: Numbers())
        await gone { [subject = Carried(value: subject)] in
            let lifeline = Lifeline(released)
            let steps = subject.value
                .handleEvents(receiveCancel: { Issue.record("The subscription was cancelled.") })
                .map { @Sendable number in
                    withExtendedLifetime(lifeline) {}
                    written.value.all.append(number)
                    return number
                }
            $0.observe(FinishingAction(steps))
        }
        for number in 1...3 { onAnotherThread { subject.send(number) } }
        onAnotherThread { subject.send(completion: .finished) }
        await released.waitIgnoringCancellation()
        #expect(written.value.all == [1, 2, 3])
    }

    @Test("A waiting call is made immediately when the owner is deallocated", arguments: Waiting.allCases)
    func waitingWithoutOwner(waiting: Waiting) async {
        let made = Signal()
        let clock = TestClock()
        await gone {
            waiting.observe(FinishingForm.stateSequence.action { made.send() }, on: $0, clock: clock)
        }
        await made.waitIgnoringCancellation()
    }

    @Test("A timer keeps neither the container nor its owner", arguments: Waiting.allCases)
    func timer(waiting: Waiting) async {
        let released = Signal()
        let clock = TestClock()
        await gone { container in
            let lifeline = Lifeline(released)
            func late() -> Int {
                withExtendedLifetime(lifeline) {}
                Issue.record("The call was made.")
                return 1
            }
            if waiting == .throttled {
                container.observe(ObservedAction(0), throttled: .seconds(1, on: clock), identifier: "group")
            }
            switch waiting {
            case .debounced: container.observe(late(), debounced: .seconds(1, on: clock), identifier: "group")
            case .throttled:
                container.observe(ObservedAction(late()), throttled: .seconds(1, on: clock), identifier: "group")
            }
        }
        await released.waitIgnoringCancellation()
    }

    /// Observes an action on an actor that is then deallocated together with its container.
    private func gone(_ observe: @Sendable (StateContainer<Int>) -> Void) async {
        weak var reference: Screen?
        do {
            let screen = Screen()
            reference = screen
            await screen.begin(observe)
        }
        // A task that began on the actor may be about to release it; nothing else retains it.
        while reference != nil { await Task.yield() }
    }
}

/// An actor that stores its container.
private actor Screen {
    private var container: StateContainer<Int>?

    func begin(_ observe: @Sendable (StateContainer<Int>) -> Void) {
        let container = StateContainer(state: 0)
        self.container = container
        observe(container)
    }
}
