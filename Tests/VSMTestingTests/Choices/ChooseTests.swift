import Testing
import VSM

@testable import VSMTesting

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@Suite("Choices of stubs")
struct ChooseTests {
    private struct Offline: Error, Equatable {}
    private struct Denied: Error, Equatable {}

    /// Returns the choice of a stub with a seed.
    private func outcome(
        _ seed: TestSeed = .inOrder,
        _ choose: @escaping () async throws -> Int
    ) -> Result<Int, any Error>? {
        withTestHost(seed: seed) { host in
            let task = host.start(choose)
            host.runUntilIdle()
            return task.result
        }
    }

    @Test("Without a seed, the first outcome is chosen")
    func first() {
        #expect(try! outcome { try await choose(.success(1), .failure(Offline())) }?.get() == 1)
        #expect(throws: Offline()) {
            try outcome { try await choose(.failure(Offline()), .success(1)) }?.get()
        }
        #expect(try! outcome { await choose(among: [3, 4]) }?.get() == 3)
    }

    @Test("Different seeds choose differently, and the same seed chooses the same")
    func seeds() {
        func chosen(_ number: UInt64) -> Int? {
            try? outcome(TestSeed(number)) { try await choose(.success(1), .success(2), .failure(Offline())) }?.get()
        }
        let outcomes = (UInt64(1)...50).map(chosen)
        #expect(Set(outcomes) == [1, 2, nil])
        #expect((UInt64(1)...50).map(chosen) == outcomes)
        let among = (UInt64(1)...50).map { seed in
            try? outcome(TestSeed(seed)) { await choose(among: [1, 2, 3]) }?.get()
        }
        #expect(Set(among) == [1, 2, 3])
    }

    @Test("Every interleaving tries each combination of outcomes once")
    func everyOutcome() {
        var seen: [String] = []
        let runs = forEachInterleaving { host in
            let task = host.start {
                let first = try await choose(.success(1), .failure(Offline()))
                return first + (await choose(among: [10, 20]))
            }
            host.runUntilIdle()
            seen.append((try? task.result?.get()).map { "\($0)" } ?? "failure")
        }
        #expect(runs == 3)
        #expect(Set(seen) == ["11", "21", "failure"])
    }

    @Test("The stub suspends before it returns its outcome, so that states such as loading are visible")
    func suspends() {
        withTestHost { host in
            let trace = Trace()
            host.start {
                trace.note("asks")
                _ = await choose(among: [1])
                trace.note("has it")
            }
            host.start { trace.note("other") }
            host.runUntilIdle()
            #expect(trace.all == ["asks", "other", "has it"])
        }
    }

    @Test("Outcomes are named success and failure, with their values where needed")
    func names() {
        #expect(ChosenOutcome.names(of: [.success(1), .failure(Offline())]) == ["success", "failure"])
        #expect(
            ChosenOutcome.names(of: [.success(1), .success(2), .failure(Offline()), .failure(Denied())])
                == ["success(1)", "success(2)", "failure(Offline())", "failure(Denied())"]
        )
    }

    private struct Expense { let id: Int, title: String }
    private struct Refused: Error { let reason: String }

    @Test("A long value is named after its position, and an optional one after its value")
    func longNames() {
        let expense = Expense(id: 1, title: String(repeating: "a", count: 99))
        #expect(
            ChosenOutcome.names(of: [.success(nil), .success(expense), .failure(Offline())])
                == ["success(nil)", "success(value 2)", "failure"]
        )
        #expect(ChosenOutcome.names(ofValues: [nil, Optional(2)]) == ["nil", "2"])
        #expect(ChosenOutcome.names(ofValues: [expense, expense]) == ["value 1", "value 2"])
        let texts = [String(repeating: "a", count: 25), "a text of several words, not one of them long"]
        #expect(ChosenOutcome.names(ofValues: texts) == ["value 1", texts[1]])
        let refusals: [Result<Int, any Error>] = ["a", "b"].map { reason in
            .failure(Refused(reason: String(repeating: reason, count: 99)))
        }
        #expect(ChosenOutcome.names(of: refusals) == ["failure(value 1)", "failure(value 2)"])
    }

    @Test("A stub can name its outcomes, in every form")
    func ownNames() {
        withTestHost(seed: TestSeed(path: [2, 1, 1])) { host in
            let task = host.start {
                let value: Int? = try? await choose([
                    "found": .success(1), "unknown": .success(nil), "offline": .failure(Offline()),
                ])
                let isOffline = await choose(among: ["online": false, "offline": true])
                #expect(value == nil && isOffline)
            }
            host.runUntilIdle()
            #expect(task.result != nil)
            #expect(host.run.outcomes == ["offline", "offline"])
            var isDenied = false
            let publisher = choosePublisher(["granted": .success(1), "denied": .failure(Denied())])
            let subscription = publisher.sink {
                isDenied = $0.isFailure
            } receiveValue: { _ in
            }
            host.runUntilIdle()
            #expect(isDenied)
            #expect(host.run.outcomes.last == "denied")
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("The host records descriptions of the choices, except those with a single option")
    func outcomes() {
        withTestHost { host in
            host.start {
                _ = try? await choose(.failure(Offline()), .success(1))
                _ = await choose(among: ["red", "green"])
                _ = await choose(among: ["only"])
            }
            host.runUntilIdle()
            #expect(host.run.outcomes == ["failure", "red"])
        }
    }

    @Test("Outside of a host, the first outcome is chosen, and the test fails")
    func outside() async throws {
        let outcome = await noticedChoice { try await choose(.success(1), .failure(Offline())) }
        #expect(outcome.value == 1)
        #expect(
            outcome.texts == [
                """
                A stub was called outside of a test host, so it takes the first of its outcomes (success, failure). \
                Run the test in withTestHost; if it does, the stub was called by code that left the host, such as \
                Task.detached.
                """
            ]
        )
    }

    #if os(Linux) || os(macOS)
    @Test("A choice among no values traps")
    func nothing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = await choose(among: [Int]())
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A stub needs at least one value to choose from."))
    }

    @Test("A choice among no named outcomes traps")
    func nothingNamed() async {
        await #expect(processExitsWith: .failure) {
            _ = try await choose(KeyValuePairs<String, Result<Int, any Error>>())
        }
    }
    #endif

    @Test("A publisher chooses for each subscriber, some time after the subscription")
    func publisher() {
        var seen: Set<[String]> = []
        let runs = forEachInterleaving { host in
            let publisher = choosePublisher(.success(1), .failure(Offline()))
            var received: [String] = []
            func subscribe() -> AnyCancellable {
                publisher.sink { completion in
                    if case .failure = completion { received.append("failure") }
                } receiveValue: {
                    received.append("\($0)")
                }
            }
            let first = subscribe()
            #expect(received == [])
            host.runUntilIdle()
            let second = subscribe()
            host.runUntilIdle()
            #expect(received.count == 2)
            seen.insert(received)
            withExtendedLifetime((first, second)) {}
        }
        #expect(runs == 4)
        #expect(seen.count == 4)
    }
}

extension Subscribers.Completion {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}

/// Returns what a stub chose outside of a host, and the messages of the failures.
func noticedChoice(_ choose: @Sendable () async throws -> Int) async -> (value: Int?, texts: [String]) {
    let texts = Trace()
    nonisolated(unsafe) var value: Int?
    try? await withKnownIssue {
        value = try await choose()
    } matching: { issue in
        texts.note(issue.comments.map(\.rawValue).joined(separator: "\n"))
        return true
    }
    return (value, texts.all)
}
