import Synchronization
import Testing
import VSM

@MainActor
@Suite("References to observe and to an initializer, as in vsm-ios 1.x", .timeLimit(.minutes(10)))
struct ReferencesTests {
    private let container = StateContainer(state: 0)

    @Test("A publisher, a callback and a loop observe states through a reference")
    func observe() {
        let record = container.record()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink(receiveValue: container.observe)
        subject.send(1)
        let onState: (Int) -> Void = container.observe
        onState(2)
        [3, 4].forEach(container.observe)
        #expect(record.states == [1, 2, 3, 4])
        withExtendedLifetime(subscription) {}
    }

    @Test("The projection of a rendered state can be referred to, too")
    func rendered() {
        let screen = Screen()
        [1, 2].forEach(screen.$state.observe)
        #expect(screen.state == 2)
    }

    @Test("A reference to the initializer makes containers of the main actor")
    func initializer() {
        let containers = [1, 2].map(StateContainer.init(state:))
        #expect(containers.map(\.state) == [1, 2])
        containers[0].observe(3)
        #expect(containers[0].state == 3)
    }

    @Test("A call that is written out keeps its place")
    func place() {
        let record = CallRecord()
        container.attach(record)
        container.observe(1)
        let line: UInt = #line - 1
        #expect(record.lines == [line])
    }

    @Test("A container that is written out keeps its actor")
    func actor() async {
        #expect(await Cabinet().state == 1)
    }

    private final class Screen {
        @RenderedViewState(render: Screen.render) var state = 0

        func render() {}
    }

    private actor Cabinet {
        var state: Int {
            let container = StateContainer(state: 0)
            container.observe(1)
            return container.state
        }
    }

    /// Records the lines in which actions were observed.
    private final class CallRecord: ContainerObserver {
        private let kept = Mutex<Set<UInt>>([])

        var lines: Set<UInt> { kept.withLock { $0 } }

        func containerDidEmit(_ event: ContainerEvent) {
            kept.withLock { if let line = event.action.call?.line { $0.insert(line) } }
        }
    }
}
