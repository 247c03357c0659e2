import Testing
import VSM

// SwiftUI compares the publisher of `onReceive` with that of the previous update, and subscribes again if they differ.
// After type erasure, it compares the stored bytes.
@Suite("Every access to willSetPublisher and didSetPublisher returns the same publisher", .timeLimit(.minutes(10)))
struct PublisherIdentityTests {
    private typealias StatesPublisher = AnyPublisher<Int, Never>

    private func bytes(_ publisher: StatesPublisher) -> [UInt8] {
        withUnsafeBytes(of: publisher) { Array($0) }
    }

    @Test("They are the same before, during and after an action", arguments: TestOwner.allCases)
    func sameAtEveryAccess(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let willSet = container.willSetPublisher
            let didSet = container.didSetPublisher
            container.observe(PassthroughSubject<Int, Never>())
            #expect(bytes(container.willSetPublisher) == bytes(willSet))
            #expect(bytes(container.didSetPublisher) == bytes(didSet))
            container.observe(1)
            #expect(bytes(container.willSetPublisher) == bytes(willSet))
            #expect(bytes(container.didSetPublisher) == bytes(didSet))
        }
    }

    @Test("They differ from each other and from those of another container", arguments: TestOwner.allCases)
    func different(owner: TestOwner) async {
        await owner.run { _ in
            let containers = [StateContainer(state: 0), StateContainer(state: 0)]
            let publishers = containers.flatMap { [$0.willSetPublisher, $0.didSetPublisher] }
            #expect(Set(publishers.map(bytes)).count == 4)
        }
    }

    @Test("Those of a RenderedViewState are its container's")
    @MainActor
    func rendered() {
        let screen = Screen()
        let willSet = screen.$state.willSetPublisher
        let didSet = screen.$state.didSetPublisher
        #expect(bytes(screen.$state.willSetPublisher) == bytes(willSet))
        #expect(bytes(screen.$state.didSetPublisher) == bytes(didSet))
        #expect(bytes(willSet) != bytes(didSet))
    }

    @MainActor
    private final class Screen {
        @RenderedViewState(render: Screen.render) var state = 0
        func render() {}
    }
}
