import HTTPTypes
import HummingbirdCore
import Synchronization
import Testing

@testable import VSMWeb

extension Readiness {
    fileprivate var waiterCount: Int { waiters.count }
}

@Suite("The readiness of a server", .timeLimit(.minutes(10)))
struct ReadinessTests {
    /// A check that answers when the test says so.
    private final class Check: Sendable {
        private let waiters = Mutex<[CheckedContinuation<String?, Never>]>([])
        private let counter = Atomic(0)

        var count: Int { counter.load(ordering: .relaxed) }

        @Sendable func run() async -> String? {
            counter.add(1, ordering: .relaxed)
            return await withCheckedContinuation { waiter in waiters.withLock { $0.append(waiter) } }
        }

        /// Answers a check, as soon as it runs.
        func answer(_ problem: String?) async {
            while !resumed(problem) { await Task.yield() }
        }

        private func resumed(_ problem: String?) -> Bool {
            guard let waiter = waiters.withLock({ $0.popLast() }) else { return false }
            waiter.resume(returning: problem)
            return true
        }
    }

    /// Returns only when its task is cancelled.
    @Sendable private static func waitForever() async {
        while !Task.isCancelled { await Task.yield() }
    }

    @Test("The server answers 503 with the sentence of the application while it is not ready, and serves its pages")
    func notReady() async throws {
        let problem = Mutex<String?>("The database cannot be reached.")
        let fixture = HostFixture(readiness: Readiness(check: { problem.withLock(\.self) }))
        let down = try await fixture.get("/vsm/health", host: "10.0.0.1")
        #expect(down.response.status == .serviceUnavailable)
        #expect(down.body == "The database cannot be reached.\n")
        #expect(try await fixture.get("/").response.status == .ok)
        let live = try await fixture.get("/vsm/health/live", host: "10.0.0.1")
        #expect(live.response.status == .ok)
        problem.withLock { $0 = nil }
        #expect(try await fixture.get("/vsm/health").response.status == .ok)
    }

    @Test("Requests that arrive during a check share its answer")
    func shared() async {
        let check = Check()
        let readiness = Readiness(check: check.run, wait: Self.waitForever)
        async let first = readiness.problem()
        async let second = readiness.problem()
        while await readiness.waiterCount < 2 { await Task.yield() }
        await check.answer("No.")
        #expect(await first == "No.")
        #expect(await second == "No.")
        #expect(check.count == 1)
        async let third = readiness.problem()
        await check.answer(nil)
        #expect(await third == nil)
        #expect(check.count == 2)
    }

    @Test("A check that never ends is not ready, and no other one begins until it has ended")
    func endless() async {
        let check = Check()
        let readiness = Readiness(check: check.run, wait: {})
        for _ in 0..<3 { #expect(await readiness.problem() == Readiness.silence) }
        while check.count == 0 { await Task.yield() }
        #expect(check.count == 1)
        await check.answer(nil)
    }

    @Test("The answer of a check that was cancelled does not count")
    func cancelled() async {
        let check = Check()
        let isFirst = Atomic(true)
        let readiness = Readiness(check: check.run) {
            if !isFirst.exchange(false, ordering: .relaxed) { await Self.waitForever() }
        }
        #expect(await readiness.problem() == Readiness.silence)
        async let second = readiness.problem()
        while await readiness.waiterCount == 0 { await Task.yield() }
        await check.answer(nil)
        #expect(await second == Readiness.silence)
    }

    @Test("A server that is about to stop does not ask the application, and runs")
    func draining() async throws {
        let check = Check()
        let fixture = HostFixture(readiness: Readiness(check: check.run))
        fixture.phase.beginDraining()
        let health = try await fixture.get("/vsm/health")
        #expect(health.response.status == .serviceUnavailable)
        #expect(health.body == "This server is about to stop.\n")
        #expect(try await fixture.get("/vsm/health/live").response.status == .ok)
        #expect(check.count == 0)
    }
}
