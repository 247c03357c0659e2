import Foundation
import Testing
import VSM

@testable import VSMTesting

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@Suite("Work outside of a test host")
struct OutsideWorkTests {
    /// Ways to leave a host.
    enum Way: CaseIterable {
        case detachedTask, taskOfCodeOnNoActor, mainActor, thread, dispatchQueue

        /// Leaves the host, to come back when the gate has opened.
        ///
        /// Who is back before the host has noticed that anybody left is not noticed.
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

    /// Lets nobody through until it is opened, neither tasks nor threads.
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

    private func host(_ outsideWork: OutsideWork = .isFailure) -> TestHost {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        return TestHost(HostConfiguration(outsideWork: outsideWork, location: location))
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

    /// Waits until something outside has made a task of the host ready.
    private func waitForWork(_ host: TestHost) async {
        await withCheckedContinuation { continuation in host.queue.whenReady { continuation.resume() } }
    }

    @Test(
        "Whatever makes a task of the host go on from outside is a failure that says what to do",
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
        // It may have been that fast, in which case nobody waits.
        if trace.all.isEmpty { await waitForWork(host) }
        let late = issueTexts { host.test { $0.runUntilIdle() } }
        let texts = early.isEmpty ? late : early
        #expect(trace.all == ["back"])
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("Something outside the test host made a task of the host go on, so what the test")
                == true
        )
        #expect(texts.first?.contains("withTestHost(outsideWork: .isAllowed)") == true)
    }

    @Test("Outside work that is allowed is no failure", arguments: Way.allCases)
    func isAllowed(way: Way) async {
        let host = host(.isAllowed)
        let trace = Trace()
        host.test { host in
            goAway(way, on: host, trace)
        }
        if trace.all.isEmpty { await waitForWork(host) }
        host.test { $0.runUntilIdle() }
    }

    @Test("A publisher that emits on another thread is a failure, and its state lands on the host")
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
        #expect(texts.first?.hasPrefix("Something outside the test host") == true)
    }

    @Test("What stays on the host is no outside work")
    func inside() {
        withTestHost { host in
            _ = OverlappingWork.run(on: host)
            #expect(host.threads.outsideCount == 0)
        }
    }
}
