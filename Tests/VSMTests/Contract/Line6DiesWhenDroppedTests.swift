import Testing

@testable import VSM

@MainActor
@Suite("6. It dies when dropped", .timeLimit(.minutes(1)))
struct DiesWhenDroppedTests {
    @Test("Dropping a container ends the endless stream that it observes")
    func endlessStream() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let ended = Signal()
        continuation.onTermination = { _ in ended.send() }
        var container: StateContainer<Int>? = StateContainer(state: 0)
        weak let reference = container
        container?.observe(stream)
        continuation.yield(1)
        for await state in container!.states where state == 1 { break }
        container = nil
        #expect(reference == nil)
        await ended.waitIgnoringCancellation()
    }

    @Test("Dropping a container cancels a closure that waits")
    func closure() async {
        let cancelled = Signal()
        let started = Signal()
        var container: StateContainer<Int>? = StateContainer(state: 0)
        weak let reference = container
        container?.observe {
            await withTaskCancellationHandler {
                started.send()
                await cancelled.waitIgnoringCancellation()
            } onCancel: {
                cancelled.send()
            }
            return 1
        }
        await started.waitIgnoringCancellation()
        container = nil
        #expect(reference == nil)
        await cancelled.waitIgnoringCancellation()
    }

    @Test("Dropping a container cancels its subscription and lets go of the publisher")
    func publisher() {
        var cancellations = 0
        var subject: CurrentValueSubject<Int, Never>? = CurrentValueSubject(1)
        weak let subjectReference = subject
        var container: StateContainer<Int>? = StateContainer(state: 0)
        weak let reference = container
        container?.observe(subject!.handleEvents(receiveCancel: { cancellations += 1 }))
        subject = nil
        #expect(subjectReference != nil)
        container = nil
        #expect(reference == nil)
        #expect(cancellations == 1)
        #expect(subjectReference == nil)
    }

    @Test("A container is not kept alive by those who listen to it")
    func subscribers() async {
        var container: StateContainer<Int>? = StateContainer(state: 0)
        weak let reference = container
        let cancellable = container!.$state.sink { _ in }
        let states = container!.states
        container = nil
        #expect(reference == nil)
        cancellable.cancel()
        var seen: [Int] = []
        for await state in states { seen.append(state) }
        #expect(seen == [0])
    }

    @Test("states ends with the container, also while a publisher of it lives on")
    func statesEnd() async {
        var container: StateContainer<Int>? = StateContainer(state: 0)
        let publisher = container!.$state
        let states = container!.states
        container = nil
        var seen: [Int] = []
        for await state in states { seen.append(state) }
        #expect(seen == [0])
        withExtendedLifetime(publisher) {}
    }

    @Test("An actor that stores its container goes away")
    func owner() async {
        actor Session {
            private var container: StateContainer<Int>?
            func start() { container = StateContainer(state: 0) }
        }
        var session: Session? = Session()
        weak let reference = session
        await session?.start()
        session = nil
        #expect(reference == nil)
    }
}
