import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("No late result is applied when actions are observed within actions", .timeLimit(.minutes(10)))
struct EveryOrderNestingTests {
    @Test(
        "A subscriber observes the next action when it receives a state",
        arguments: OverlappingAction.allCases,
        OverlappingAction.allCases
    )
    func subscriber(first: OverlappingAction, second: OverlappingAction) {
        for moment in [SubscriptionMoment.willSet, .didSet] {
            everyOrder(of: first, second) { host in
                let overlap = Overlap()
                let container = StateContainer(state: Step(action: 0, number: 0), isolation: host)
                let tokens = [
                    overlap.watch(container),
                    container.subscribe(moment) { state in
                        guard state == Step(action: 1, number: 1) else { return }
                        second.observe(2, on: container, of: host, in: overlap)
                    },
                ]
                first.observe(1, on: container, of: host, in: overlap)
                host.runUntilIdle()
                overlap.expectLastIsWhole { [first, second][$0 - 1].steps }
                withExtendedLifetime(tokens) {}
            }
        }
    }

    @Test(
        "The action observes the next one itself, before it returns a state",
        arguments: OverlappingAction.allCases,
        OverlappingAction.allCases
    )
    func itself(first: OverlappingAction, second: OverlappingAction) {
        for last in 1...first.steps {
            everyOrder(of: first, second) { host in
                let overlap = Overlap()
                let container = StateContainer(state: Step(action: 0, number: 0), isolation: host)
                let token = overlap.watch(container)
                overlap.onStep = { step in
                    guard step == Step(action: 1, number: last) else { return }
                    second.observe(2, on: container, of: host, in: overlap)
                }
                first.observe(1, on: container, of: host, in: overlap)
                host.runUntilIdle()
                overlap.expectLastIsWhole { [first, second][$0 - 1].steps }
                overlap.onStep = { _ in }
                withExtendedLifetime(token) {}
            }
        }
    }
}

/// Runs a test in every order, or in many orders if there are too many.
private func everyOrder(of first: OverlappingAction, _ second: OverlappingAction, _ test: (TestHost) -> Void) {
    if first.hasFewOrders || second.hasFewOrders {
        // If the first action ends immediately, nothing can overlap.
        forEachInterleaving(allowsSingleOrder: true, test)
    } else {
        forEachSeed(in: 1...100, test)
    }
}
