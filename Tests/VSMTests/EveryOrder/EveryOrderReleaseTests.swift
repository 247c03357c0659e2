import Testing
import VSMTesting

@testable import VSM

@Suite("A container may be released at any moment", .timeLimit(.minutes(10)))
struct EveryOrderReleaseTests {
    @Test("Nothing is applied afterwards, and nothing is retained: one action", arguments: OverlappingAction.allCases)
    func one(action: OverlappingAction) {
        // A state is applied before the container can be released.
        forEachInterleaving(allowsSingleOrder: action == .state) { host in release([action], on: host) }
    }

    @Test(
        "Nothing is applied afterwards, and nothing is retained: two actions, in every order",
        arguments: OverlappingAction.allCases.filter(\.hasFewOrders),
        OverlappingAction.allCases.filter(\.hasFewOrders)
    )
    func two(first: OverlappingAction, second: OverlappingAction) {
        forEachInterleaving { host in release([first, second], on: host) }
    }

    @Test(
        "Nothing is applied afterwards, and nothing is retained: two actions, in some orders",
        arguments: OverlappingAction.allCases
    )
    func twoInSomeOrders(first: OverlappingAction) {
        for second in OverlappingAction.allCases where !(first.hasFewOrders && second.hasFewOrders) {
            forEachSeed(in: 1...100) { host in release([first, second], on: host) }
        }
    }

    @Test("A sequence of its states has all of them, and ends", arguments: OverlappingAction.allCases)
    func states(action: OverlappingAction) {
        func test(_ host: TestHost) {
            let overlap = Overlap()
            let owner = OnlyReference(StateContainer(state: Step(action: 0, number: 0), isolation: host))
            let token = overlap.watch(owner.container!)
            let states = owner.container!.states
            let iteration = host.start {
                var seen: [Step] = []
                for await state in states { seen.append(state) }
                return seen
            }
            host.start {
                action.observe(1, on: owner.container!, of: host, in: overlap)
                host.start {
                    overlap.end()
                    owner.release()
                }
            }
            host.runUntilIdle()
            let seen = (try? iteration.result?.get()) ?? []
            #expect(seen == [Step(action: 0, number: 0)] + overlap.states)
            withExtendedLifetime(token) {}
        }
        if action.hasFewOrders {
            forEachInterleaving { host in test(host) }
        } else {
            forEachSeed(in: 1...300) { host in test(host) }
        }
    }

    /// Observes actions at any moments, and releases the container at any moment.
    private func release(_ actions: [OverlappingAction], on host: TestHost) {
        let overlap = Overlap()
        let owner = OnlyReference(StateContainer(state: Step(action: 0, number: 0), isolation: host))
        let token = overlap.watch(owner.container!)
        let publisher = owner.container!.didSetPublisher
        actions[0].observe(1, on: owner.container!, of: host, in: overlap)
        for (index, action) in actions.enumerated().dropFirst() {
            host.start {
                guard let container = owner.container else { return }
                action.observe(index + 1, on: container, of: host, in: overlap)
            }
        }
        host.start {
            overlap.end()
            owner.release()
        }
        host.runUntilIdle()
        overlap.expectLastIsWhole { actions[$0 - 1].steps }
        overlap.expectNothingIsHeld()
        #expect(host.clock.deadlines.isEmpty, "A timer is still running.")
        withExtendedLifetime((token, publisher)) {}
    }
}

/// The only lasting reference to a container, which is released on request.
private final class OnlyReference {
    private(set) var container: StateContainer<Step>?

    init(_ container: StateContainer<Step>) { self.container = container }

    func release() {
        weak let reference = container
        container = nil
        #expect(reference == nil, "Something keeps the container alive.")
    }
}
