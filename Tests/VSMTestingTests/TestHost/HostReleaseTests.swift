import Testing
import VSM

@testable import VSMTesting

@Suite("What a test host leaves behind")
struct HostReleaseTests {
    private final class Witness {}

    /// Tracks the objects that are still alive after a test.
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

    @Test("A test that ran to its end leaks nothing")
    func finished() {
        expectNothing(
            remains { host, container, witness in
                let recorded = host.record(container)
                container.observe { withExtendedLifetime(witness) { 1 } }
                let observed = host.journey(of: { withExtendedLifetime(witness) { 2 } })
                host.runUntilIdle()
                recorded.skip()
                observed.skip()
            }
        )
    }

    @Test("Actions that did not begin leak nothing")
    func notBegun() {
        expectNothing(
            remains { host, container, witness in
                container.observe { withExtendedLifetime(witness) { 1 } }
                host.start { withExtendedLifetime(witness) {} }
            }
        )
    }

    @Test("An action that sleeps on the host's clock leaks nothing")
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

    @Test("An action that awaits an endless stream leaks nothing")
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

    @Test("Code that the test started and that sleeps on the host's clock leaks nothing")
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

    @Test("Code that the test started and that follows a container's states leaks nothing")
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

    @Test("Child tasks that sleep on the host's clock leak nothing")
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

    @Test("A debounced action that is still waiting leaks nothing")
    func debounced() {
        expectNothing(
            remains { host, container, witness in
                container.observe(
                    withExtendedLifetime(witness) { 1 },
                    debounced: .seconds(1, on: host.clock)
                )
                host.runUntilIdle()
            }
        )
    }

    @Test("A test that throws leaks nothing")
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
        "A task that waits forever and ignores cancellation is leaked with the host, but not with the container"
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
