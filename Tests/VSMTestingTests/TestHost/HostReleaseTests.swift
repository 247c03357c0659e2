import Testing
import VSM

@testable import VSMTesting

@Suite("What a test host leaves behind")
struct HostReleaseTests {
    private final class Witness {}

    /// Knows what is still there after a test.
    private struct Remains {
        weak var host: TestHost?
        weak var container: StateContainer<Int>?
        weak var witness: Witness?
    }

    private func remains(of body: (TestHost, StateContainer<Int>, Witness) -> Void) -> Remains {
        withTestHost(limit: 100) { host in
            let container = host.container(state: 0)
            let witness = Witness()
            body(host, container, witness)
            return Remains(host: host, container: container, witness: witness)
        }
    }

    private func expectNothing(_ remains: Remains, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(remains.host == nil, sourceLocation: sourceLocation)
        #expect(remains.container == nil, sourceLocation: sourceLocation)
        #expect(remains.witness == nil, sourceLocation: sourceLocation)
    }

    @Test("Nothing stays after a test that ran to its end")
    func finished() {
        expectNothing(
            remains { host, container, witness in
                host.record(container).skip()
                container.observe { withExtendedLifetime(witness) { 1 } }
                host.journey(of: { withExtendedLifetime(witness) { 2 } }).skip()
                host.runUntilIdle()
                for journey in host.run.journeys { (journey as? Journey<Int>)?.skip() }
            }
        )
    }

    @Test("Nothing stays of actions that did not even begin")
    func notBegun() {
        expectNothing(
            remains { host, container, witness in
                container.observe { withExtendedLifetime(witness) { 1 } }
                host.start { withExtendedLifetime(witness) {} }
            }
        )
    }

    @Test("Nothing stays of an action that sleeps on the host's clock")
    func sleepingAction() {
        expectNothing(
            remains { host, container, witness in
                container.observe {
                    try? await host.clock.sleep(for: .seconds(1))
                    return withExtendedLifetime(witness) { 1 }
                }
                host.runUntilIdle()
            }
        )
    }

    @Test("Nothing stays of an action that awaits an endless stream")
    func streamingAction() {
        expectNothing(
            remains { host, container, witness in
                let stream = AsyncStream<Int> { _ in }
                container.observe {
                    for await _ in stream {}
                    return withExtendedLifetime(witness) { 1 }
                }
                host.runUntilIdle()
            }
        )
    }

    @Test("Nothing stays of code that the test started and that sleeps on the host's clock")
    func sleepingCode() {
        expectNothing(
            remains { host, _, witness in
                host.start {
                    try? await host.clock.sleep(for: .seconds(1))
                    withExtendedLifetime(witness) {}
                }
                host.runUntilIdle()
            }
        )
    }

    @Test("Nothing stays of code that the test started and that follows a container's states")
    func following() {
        expectNothing(
            remains { host, container, witness in
                let states = container.states
                host.start {
                    for await _ in states { withExtendedLifetime(witness) {} }
                }
                host.runUntilIdle()
            }
        )
    }

    @Test("Nothing stays of child tasks that sleep on the host's clock")
    func childTasks() {
        expectNothing(
            remains { host, container, witness in
                let clock = host.clock
                container.observe {
                    async let sleep: Void? = try? clock.sleep(for: .seconds(1))
                    await sleep
                    return withExtendedLifetime(witness) { 1 }
                }
                host.runUntilIdle()
            }
        )
    }

    @Test("Nothing stays of a debounced action whose time has not come")
    func debounced() {
        expectNothing(
            remains { host, container, witness in
                container.observe(
                    withExtendedLifetime(witness) { 1 },
                    debounced: .seconds(1),
                    clock: host.clock
                )
                host.runUntilIdle()
            }
        )
    }

    @Test("Nothing stays of a test that throws")
    func throwing() {
        struct Stop: Error {}
        weak var weakHost: TestHost?
        weak var weakContainer: StateContainer<Int>?
        _ = try? withTestHost { host in
            let container = host.container(state: 0)
            (weakHost, weakContainer) = (host, container)
            _ = host.record(container)
            container.observe { 1 }
            throw Stop()
        }
        #expect(weakHost == nil)
        #expect(weakContainer == nil)
    }

    @Test(
        "A task that waits for what never comes, and does not end when cancelled, stays with the host; the container goes"
    )
    func hanging() {
        let remains = remains { host, container, witness in
            container.observe {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                return withExtendedLifetime(witness) { 1 }
            }
            host.runUntilIdle()
        }
        #expect(remains.container == nil)
        #expect(remains.host != nil)
        #expect(remains.witness != nil)
    }
}
