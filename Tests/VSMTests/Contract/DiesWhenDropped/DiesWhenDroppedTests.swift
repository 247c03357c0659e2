import Testing
import VSMTesting

@testable import VSM

@Suite("6. It ends when it is released", .timeLimit(.minutes(10)))
struct DiesWhenDroppedTests {
    @Test(
        "Releasing a container ends its action, of any shape, and releases all that the action retained",
        arguments: EndlessAction.allCases,
        TestOwner.allCases
    )
    func drop(action: EndlessAction, owner: TestOwner) async {
        await owner.run { _ in
            var container: StateContainer<Int>? = StateContainer(state: 0)
            weak let reference = container
            let released = await action.begin(on: container!)
            container = nil
            #expect(reference == nil)
            await released.waitIgnoringCancellation()
        }
    }

    @Test(
        "Releasing the last reference on another thread ends the action and releases all that it retained",
        arguments: EndlessAction.allCases,
        TestOwner.allCases
    )
    func dropOnAnotherThread(action: EndlessAction, owner: TestOwner) async {
        await owner.run { _ in
            var container: StateContainer<Int>? = StateContainer(state: 0)
            weak let reference = container
            let released = await action.begin(on: container!)
            let last = LastReference(container!)
            container = nil
            #expect(reference != nil)
            onAnotherThread { last.release() }
            #expect(reference == nil)
            await released.waitIgnoringCancellation()
        }
    }

    @Test(
        "Releasing a container cancels the task of its action immediately",
        arguments: TestOwner.allCases
    )
    func cancelsTask(owner: TestOwner) async {
        await owner.run { _ in
            let isCancelled = Flag()
            let started = Signal()
            var container: StateContainer<Int>? = StateContainer(state: 0)
            container?.observe {
                await withTaskCancellationHandler {
                    started.send()
                    await waitForCancellation()
                } onCancel: {
                    isCancelled.raise()
                }
                return 1
            }
            await started.waitIgnoringCancellation()
            #expect(!isCancelled.isRaised)
            container = nil
            #expect(isCancelled.isRaised)
        }
    }

    @Test("Releasing a container cancels its subscription and releases the publisher", arguments: TestOwner.allCases)
    func cancelsSubscription(owner: TestOwner) async {
        await owner.run { _ in
            var cancellations = 0
            var subject: CurrentValueSubject<Int, Never>? = CurrentValueSubject(1)
            weak let subjectReference = subject
            var container: StateContainer<Int>? = StateContainer(state: 0)
            container?.observe(subject!.handleEvents(receiveCancel: { cancellations += 1 }))
            subject = nil
            #expect(subjectReference != nil)
            container = nil
            #expect(cancellations == 1)
            #expect(subjectReference == nil)
        }
    }

    @Test("Releasing a container ends its timers immediately", arguments: TestOwner.allCases)
    func cancelsTimers(owner: TestOwner) async {
        await owner.run { _ in
            let clock = TestClock()
            var container: StateContainer<Int>? = StateContainer(state: 0)
            for seconds in 1...3 {
                container?.observe(1, debounced: .seconds(seconds, on: clock), identifier: seconds)
                container?.observe(
                    ObservedAction(2),
                    throttled: .seconds(10 * seconds, on: clock),
                    identifier: 10 * seconds
                )
            }
            // Throttled calls that were made also have timers, which measure the interval.
            for seconds in [10, 20, 30] { await clock.waitForSleeper(until: .seconds(seconds)) }
            container = nil
            #expect(clock.deadlines.isEmpty)
        }
    }

    @Test("A state that an action returns after the release of its container is dropped", arguments: TestOwner.allCases)
    func lateResult(owner: TestOwner) async {
        await owner.run { _ in
            let waits = Signal()
            let work = Gate()
            let gone = Signal()
            var container: StateContainer<TestState>? = StateContainer("first")
            let publisher = container!.didSetPublisher
            var heard: [String] = []
            let cancellable = publisher.sink { heard.append($0.name) }
            container?.observe {
                await work.wait { waits.send() }
                return TestState("late") { gone.send() }
            }
            await waits.waitIgnoringCancellation()
            work.open()
            container = nil
            await gone.waitIgnoringCancellation()
            #expect(heard == ["first"])
            withExtendedLifetime((publisher, cancellable)) {}
        }
    }

    @Test(
        "A value that is being sent to the owner when the container is released is dropped",
        arguments: TestOwner.allCases
    )
    func lateValue(owner: TestOwner) async {
        await owner.run { _ in
            let gone = Signal()
            let emitter = Emitter<TestState>()
            var container: StateContainer<TestState>? = StateContainer("first")
            let publisher = container!.didSetPublisher
            var heard: [String] = []
            let cancellable = publisher.sink { heard.append($0.name) }
            container?.observe(emitter)
            onAnotherThread { emitter.send(TestState("late") { gone.send() }) }
            container = nil
            await gone.waitIgnoringCancellation()
            emitter.send(TestState("later"))
            onAnotherThread { emitter.send(TestState("last")) }
            #expect(heard == ["first"])
            withExtendedLifetime((publisher, cancellable)) {}
        }
    }

    @Test("A subscriber may release the container during a delivery", arguments: TestOwner.allCases)
    func droppedByASubscriber(owner: TestOwner) async {
        await owner.run { _ in
            var container: StateContainer<Int>? = StateContainer(state: 0)
            weak let reference = container
            let subject = PassthroughSubject<Int, Never>()
            var heard: [Int] = []
            let cancellables = SubscriptionWay.allCases.map { way in
                way.subscribe(to: Moment.after.publisher(of: container!)) {
                    if $0 == 2 { container = nil }
                    heard.append($0)
                }
            }
            container?.observe(subject)
            heard = []
            subject.send(1)
            subject.send(2)
            subject.send(3)
            #expect(reference == nil)
            #expect(heard == cancellables.map { _ in 1 } + cancellables.map { _ in 2 })
        }
    }

    @Test("An actor that stores its container is released", arguments: [false, true])
    func owner(whileItObserves: Bool) async {
        actor Session {
            private var container: StateContainer<Int>?
            func start(_ subject: PassthroughSubject<Int, Never>?) {
                container = StateContainer(state: 0)
                if let subject { container?.observe(subject) }
            }
        }
        var session: Session? = Session()
        weak let reference = session
        await session?.start(whileItObserves ? PassthroughSubject() : nil)
        session = nil
        #expect(reference == nil)
    }
}
