#if os(Linux) || os(macOS)
import Foundation
import Testing
import VSM

@testable import VSMTesting

@Suite("Misuse of a test host")
struct HostMisuseTests {
    private static let sentence = "A test host was used outside its test or by nonisolated code."

    private func expectMessage(
        _ result: ExitTest.Result?,
        _ sentence: String = Self.sentence,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(sentence), "\(message)", sourceLocation: sourceLocation)
    }

    @Test("Running a host on another thread traps with a message")
    func running() async {
        expectMessage(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withTestHost { host in Self.onAnotherThread { host.runUntilIdle() } }
            }
        )
    }

    @Test("Advancing a host on another thread traps with a message")
    func advancing() async {
        expectMessage(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withTestHost { host in Self.onAnotherThread { host.advance(by: .seconds(1)) } }
            }
        )
    }

    @Test("Starting code on another thread traps with a message")
    func starting() async {
        expectMessage(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withTestHost { host in Self.onAnotherThread { host.start {} } }
            }
        )
    }

    @Test("Using a host after its test traps with a message")
    func afterwards() async {
        expectMessage(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let host = withTestHost { $0 }
                host.runUntilIdle()
            }
        )
    }

    @Test("Using a container of a host on another thread traps with a message")
    func container() async {
        expectMessage(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withTestHost { host in
                    nonisolated(unsafe) let container = host.container(state: 0)
                    Self.onAnotherThread { container.observe(1) }
                }
            },
            "StateContainer.observe was used from outside the actor that owns the container (VSMTesting.TestHost)"
        )
    }

    @Test("Recording a container of the main actor fails the test")
    func foreignContainer() async {
        withKnownIssue {
            // The container belongs to the main actor, because this code is isolated to no actor.
            withTestHost { host in host.record(StateContainer(state: 0)).skip() }
        } matching: {
            $0.comments.contains { $0.rawValue.contains("was used outside of the main actor") }
        }
    }

    @Test("Setting the clock back traps with a message")
    func backwards() async {
        expectMessage(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withTestHost { host in host.advance(by: .seconds(-1)) }
            },
            "A clock cannot go back, but was advanced by -1.0 seconds."
        )
    }

    private static func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            done.signal()
        }
        done.wait()
    }
}
#endif
