import Foundation
import Testing
@_spi(Host) import VSM

@_spi(Host) @testable import VSMTesting

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@Suite("External work")
struct ExternalWorkTests {
    /// The ways to leave a host.
    enum Way: CaseIterable {
        case detachedTask, taskOfCodeOnNoActor, mainActor, thread, dispatchQueue

        /// Leaves the host, and returns after the gate has opened.
        ///
        /// The host does not notice work that returns before a task waits for it.
        func leave(_ gate: Gate) async {
            switch self {
            case .detachedTask: await Task.detached { await gate.pass() }.value
            case .taskOfCodeOnNoActor: await Self.startTask(gate)
            case .mainActor: await MainActor.run {}
            case .thread:
                await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        gate.wait()
                        continuation.resume()
                    }
                }
            case .dispatchQueue:
                await withCheckedContinuation { continuation in
                    DispatchQueue(label: "outside").async {
                        gate.wait()
                        continuation.resume()
                    }
                }
            }
        }

        @concurrent
        private static func startTask(_ gate: Gate) async { await Task { await gate.pass() }.value }
    }

    /// Blocks tasks and threads until it is opened.
    final class Gate: Sendable {
        private let stream = AsyncStream<Never>.makeStream()
        private let threads = DispatchSemaphore(value: 0)

        func pass() async { for await _ in stream.stream {} }

        func wait() { threads.wait() }

        func open() {
            stream.continuation.finish()
            threads.signal()
        }
    }

    private func host(_ externalWork: ExternalWorkPolicy = .fail) -> TestHost {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        return TestHost(HostConfiguration(externalWork: externalWork, location: location))
    }

    /// Starts code that is not cancelled when the first part of the test ends.
    private func goAway(_ way: Way, on host: TestHost, _ trace: Trace) {
        let gate = Gate()
        defer {
            host.runUntilIdle()
            gate.open()
        }
        _ = host.startTask(
            HostWork {
                await way.leave(gate)
                trace.note("back")
            }
        )
    }

    /// Waits until external work has made a task of the host ready.
    private func waitForWork(_ host: TestHost) async {
        let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
        host.queue.onAppend = { continuation.finish() }
        if host.queue.count > 0 { continuation.finish() }
        for await _ in arrivals {}
    }

    @Test(
        "External work that resumes a task of the host fails with a message that says what to do",
        arguments: Way.allCases
    )
    func isNoticed(way: Way) async {
        let host = host()
        let trace = Trace()
        let early = issueTexts {
            host.test { host in
                goAway(way, on: host, trace)
            }
        }
        // The work may have been fast enough.
        if trace.all.isEmpty { await waitForWork(host) }
        let late = issueTexts { host.test { $0.runUntilIdle() } }
        let texts = early.isEmpty ? late : early
        #expect(trace.all == ["back"])
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("Work outside the test host resumed a task of the host, so the test depends on")
                == true
        )
        #expect(texts.first?.contains("withTestHost(externalWork: .allow)") == true)
    }

    @Test("External work that is allowed does not fail", arguments: Way.allCases)
    func isAllowed(way: Way) async {
        let host = host(.allow)
        let trace = Trace()
        host.test { host in
            goAway(way, on: host, trace)
        }
        if trace.all.isEmpty { await waitForWork(host) }
        host.test { $0.runUntilIdle() }
    }

    @Test("A publisher that emits on another thread fails, and its state is set on the host")
    func publisher() {
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                let journey = host.record(container)
                let subject = PassthroughSubject<Int, Never>()
                container.observe(subject)
                let done = DispatchSemaphore(value: 0)
                nonisolated(unsafe) let sender = subject
                Thread.detachNewThread {
                    sender.send(1)
                    done.signal()
                }
                done.wait()
                journey.expect(0)
                host.runUntilIdle()
                journey.expect(1)
                journey.expectRunning()
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Work outside the test host") == true)
    }

    @Test("Work that stays on the host is not external")
    func inside() {
        withTestHost { host in
            _ = OverlappingWork.run(on: host)
            #expect(host.threads.externalWork.count == 0)
        }
    }
}
