import Foundation
import Testing
import VSM

@_spi(Host) @testable import VSMTesting

@Suite("What a host that is the main actor says that it cannot run")
@MainActor
struct MainActorHostLimitsTests {
    /// Runs a test whose only task waits for something outside of the host, and returns the failure.
    ///
    /// - Parameter body: The code of the task; the semaphore is signaled when the task waits.
    private func failure(_ body: @escaping @MainActor (DispatchSemaphore) async throws -> Void) -> String {
        let texts = issueTexts {
            withTestHost { host in
                let isBack = DispatchSemaphore(value: 0)
                host.queue.onAppend = { if !host.threads.isCurrent { isBack.signal() } }
                let isWaiting = DispatchSemaphore(value: 0)
                let task = host.start { try await body(isWaiting) }
                host.runUntilIdle()
                isWaiting.signal()
                isBack.wait()
                host.queue.onAppend = nil
                host.runUntilIdle()
                #expect(task.result != nil)
            }
        }
        #expect(texts.count == 1)
        return texts.first ?? ""
    }

    @Test("Task.sleep and other clocks are named, with the cure")
    func sleep() {
        for body in [
            { try await Task.sleep(nanoseconds: 1_000_000) },
            { try await ContinuousClock().sleep(for: .milliseconds(1)) },
        ] as [@MainActor () async throws -> Void] {
            let text = failure { _ in
                // A deadline that has passed when the call looks at it does not suspend.
                repeat { try await body() } while TestHost.current?.threads.externalWork.count == 0
            }
            #expect(text.contains("(noticed: 1, from Task.sleep, another clock, or a task that left the host)"))
            #expect(text.contains("Pass models their clock"))
        }
    }

    @Test("A dispatch queue is named by its label, and a thread as one")
    func queues() {
        #expect(
            failure { isWaiting in
                await withCheckedContinuation { continuation in
                    DispatchQueue(label: "images").async {
                        isWaiting.wait()
                        continuation.resume()
                    }
                }
            }
            .contains("from the dispatch queue images)")
        )
        #expect(
            failure { isWaiting in
                await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        isWaiting.wait()
                        continuation.resume()
                    }
                }
            }
            .contains("from a thread)")
        )
    }

    @Test("Queues of the system are named after what uses them")
    func systemQueues() {
        #expect(ExternalWork.source(onQueue: "com.apple.root.user-initiated-qos.cooperative").hasPrefix("Task.sleep"))
        #expect(ExternalWork.source(onQueue: "com.apple.NSURLSession-delegate") == "URLSession")
        #expect(ExternalWork.source(onQueue: "com.apple.root.default-qos") == "a global dispatch queue")
    }

    @Test("An action that waits for the main queue is reported, with the reason")
    func mainQueue() async {
        let (ends, end) = AsyncStream<Void>.makeStream()
        let texts = issueTexts {
            withTestHost { host in
                let container = host.container(state: 0)
                container.observe {
                    await withCheckedContinuation { continuation in
                        DispatchQueue.main.async {
                            continuation.resume()
                            end.finish()
                        }
                    }
                    return 1
                }
                host.run(until: { container.state == 1 })
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("The test occupies the main thread: what waits for DispatchQueue.main") == true)
        for await _ in ends {}
    }

    @Test("On a system without hooks, the failure names what to do")
    func withoutHooks() {
        let location = TestLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        let texts = issueTexts {
            #expect(!isMainActor(MainActor.shared, at: location, canBeReplaced: false))
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("mark the test, its states, its models and what they use `nonisolated`") == true)
    }
}
