import Testing
import VSMTesting

@testable import VSM

@Suite("No late result is applied, whatever the order of events", .timeLimit(.minutes(10)))
struct EveryOrderOverlapTests {
    @Test(
        "With two actions, the second observed at any moment, in every order or in many",
        arguments: OverlappingAction.allCases,
        OverlappingAction.allCases
    )
    func two(first: OverlappingAction, second: OverlappingAction) {
        if first.hasFewOrders || second.hasFewOrders {
            // A state is applied before the second action is observed.
            forEachInterleaving(allowsSingleOrder: first == .state) { host in overlap([first, second], on: host) }
        } else {
            forEachSeed(in: 1...500) { host in overlap([first, second], on: host) }
        }
    }

    @Test(
        "With three actions of one shape, the second and the third observed at any moment, in every order",
        arguments: OverlappingAction.allCases.filter(\.hasFewOrders)
    )
    func three(action: OverlappingAction) {
        forEachInterleaving(runLimit: 20_000) { host in overlap([action, action, action], on: host) }
    }

    @Test("With three actions of any shapes, in some orders", arguments: OverlappingAction.allCases)
    func threeOfAny(first: OverlappingAction) {
        for second in OverlappingAction.allCases {
            for third in OverlappingAction.allCases {
                forEachSeed(in: 1...5) { host in overlap([first, second, third], on: host, isWatched: true) }
            }
        }
    }

    /// Observes actions, all but the first one at any moment, and expects that only the last one takes effect.
    private func overlap(_ actions: [OverlappingAction], on host: TestHost, isWatched: Bool = false) {
        let container = StateContainer(state: Step(action: 0, number: 0), isolation: host)
        // A container with observers decides on another path whether to apply a state.
        if isWatched { container.attach(Onlooker()) }
        let overlap = Overlap()
        let token = overlap.watch(container)
        actions[0].observe(1, on: container, of: host, in: overlap)
        for (index, action) in actions.enumerated().dropFirst() {
            host.start { action.observe(index + 1, on: container, of: host, in: overlap) }
        }
        host.runUntilIdle()
        overlap.expectLastIsWhole { actions[$0 - 1].steps }
        withExtendedLifetime(token) {}
    }
}

/// An observer that ignores all events.
private struct Onlooker: ContainerObserver {
    func containerDidEmit(_ event: ContainerEvent) {}
}
