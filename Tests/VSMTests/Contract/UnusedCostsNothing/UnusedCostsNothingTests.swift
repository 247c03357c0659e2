import Testing
import VSMTesting

@testable import VSM

#if canImport(ObjectiveC)
import ObjectiveC
#endif

// `Benchmarks` counts the allocations and instructions of each operation in a separate process. These tests check
// without counting that parts which are created on demand are absent.
@Suite("9. Unused features cost nothing", .timeLimit(.minutes(10)))
struct UnusedCostsNothingTests {
    /// The parts that are created on first use.
    private func partsThatAreThere<State>(
        in container: StateContainer<State>,
        isolation: isolated (any Actor)? = #isolation
    ) -> [String] {
        let storage = container.storage
        let parts: [(String, Bool)] = [
            ("monitor of actions", storage.monitor != nil),
            ("rate limiter, streams or publishers", container.lazyParts != nil),
            ("objectWillChange", storage.objectWillChangePublisher != nil),
            ("subscribers before the change", storage.subscribers.willSet.capacity > 0),
            ("subscribers after the change", storage.subscribers.didSet.capacity > 0),
            ("states that wait for delivery", storage.delivery.waiting.elements.capacity > 0),
        ]
        return parts.filter(\.1).map(\.0)
    }

    @Test("A new container has none of the parts that are created on demand", arguments: TestOwner.allCases)
    func new(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            #expect(partsThatAreThere(in: container) == [])
            #expect(container.storage.running == nil)
        }
    }

    @Test(
        "Actions whose states are ready leave nothing behind, not even a running action",
        arguments: TestOwner.allCases
    )
    func ready(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            container.observe(1)
            container.observe(StateSequence(synchronousStates: [{ 2 }, { 3 }, { 4 }], states: []))
            container.observe(5)
            #expect(partsThatAreThere(in: container) == [])
            #expect(container.storage.running == nil)
        }
    }

    @Test(
        "An action of any shape creates none of these parts, neither while it runs nor when it is superseded",
        arguments: EndlessAction.withoutRateLimit,
        TestOwner.allCases
    )
    func everyShape(action: EndlessAction, owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let released = await action.begin(on: container)
            #expect(partsThatAreThere(in: container) == [])
            container.observe(2)
            await released.waitIgnoringCancellation()
            #expect(partsThatAreThere(in: container) == [])
            #expect(container.storage.running == nil)
        }
    }

    @Test("$state costs nothing until it has a subscriber", arguments: TestOwner.allCases)
    func publishers(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let publisher = container.$state
            container.observe(1)
            #expect(partsThatAreThere(in: container) == [])
            withExtendedLifetime(publisher) {}
        }
    }

    @Test("Using a feature creates only the part that it needs", arguments: TestOwner.allCases)
    func onDemand(owner: TestOwner) async {
        await owner.run { owner in
            let parts = { (use: (StateContainer<Int>) -> Void) in
                let container = StateContainer(state: 0, isolation: owner)
                use(container)
                return partsThatAreThere(in: container)
            }
            let clock = TestClock()
            #expect(
                parts { $0.observe(1, debounced: .seconds(1, on: clock)) } == ["rate limiter, streams or publishers"]
            )
            #expect(
                parts { $0.observe(ObservedAction(1), throttled: .seconds(1, on: clock)) } == [
                    "rate limiter, streams or publishers"
                ]
            )
            #expect(parts { _ = $0.objectWillChange } == ["objectWillChange", "subscribers before the change"])
            #expect(parts { $0.$state.sink { _ in }.cancel() } == ["subscribers before the change"])
            #expect(
                parts { $0.didSetPublisher.sink { _ in }.cancel() }
                    == ["rate limiter, streams or publishers", "subscribers after the change"]
            )
            #expect(parts { _ = $0.states } == ["rate limiter, streams or publishers", "subscribers after the change"])
        }
    }

    @Test("Waiting for a state leaves nothing behind", arguments: TestOwner.allCases)
    func waiting(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            await container.observe(StateSequence({ 1 }, { 2 }), until: { $0 == 2 })
            #expect(partsThatAreThere(in: container) == [])
        }
    }

    @Test("A container with a state of two words consists of two objects with at most 200 bytes in total")
    @MainActor
    func size() {
        enum ViewState {
            case initialized(Int)
            case loaded(Int)
        }
        #expect(MemoryLayout<ViewState>.stride == 2 * MemoryLayout<Int>.stride)
        let sizes = [instanceSize(StateContainer<ViewState>.self), instanceSize(StateStorage<ViewState>.self)]
        #expect(sizes.allSatisfy { $0 > 0 })
        #expect(sizes.reduce(0, +) <= 200, "\(sizes)")
    }
}

#if canImport(ObjectiveC)
private func instanceSize(_ type: AnyClass) -> Int { class_getInstanceSize(type) }
#else
/// An internal function of the standard library, for `ManagedBuffer`.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int
#endif
