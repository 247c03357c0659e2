import Foundation
import Testing
import VSM

@testable import VSMTesting

@Suite("Exploration errors")
struct ExplorationLimitTests {
    private struct Offline: Error {}

    private func explore<State>(
        _ limits: ExplorationLimits = ExplorationLimits(),
        from state: @escaping (TestHost) throws -> State,
        _ actions: @escaping (State) -> [StateAction<State>]
    ) -> String {
        do {
            _ = try StateGraph.explore(from: state, actions: actions, limits: limits)
            return ""
        } catch let error as ExplorationError {
            return "\(error)"
        } catch {
            return "\(type(of: error))"
        }
    }

    @Test("Too many states")
    func states() {
        let limits = ExplorationLimits(states: 10)
        let text = explore(limits, from: { _ in 0 }) { [.action("add", $0 + 1)] }
        #expect(
            text.hasPrefix("There are more than 10 states: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. Identify states by fewer")
        )
        #expect(text.contains("identifiedBy:") && text.contains("limits.states"))
        #expect(text.contains("It was at:\n"))
        #expect(explore(limits, from: { _ in 0 }) { $0 < 9 ? [.action("add", $0 + 1)] : [] } == "")
    }

    @Test("Too many runs")
    func runs() {
        let text = explore(ExplorationLimits(runs: 4), from: { _ in 0 }) { [.action("add", $0 + 1)] }
        #expect(
            text.hasPrefix(
                "The feature was run 4 times, and the exploration is not complete. So far, there are 4 states: 0, 1, 2, 3."
            )
        )
        #expect(text.contains("limits.runs"))
    }

    @Test("Too many choices in one action")
    func choices() {
        let text = explore(ExplorationLimits(choices: 3), from: { _ in 0 }) { state in
            [
                .action("gamble") {
                    while true { if await choose(among: [true, false]) == false { return 1 } }
                }
            ]
        }
        #expect(text.hasPrefix("The stubs made more than 3 choices in one action."))
        #expect(text.contains("limits.choices"))
    }

    @Test("An endless loop of states names the actions")
    func endless() {
        let text = explore(ExplorationLimits(jobs: 200), from: { _ in 0 }) { state in
            guard state == 0 else { return [] }
            nonisolated(unsafe) var next = 0
            let states = AsyncStream<Int> {
                await Task.yield()
                next = (next + 1) % 2
                return Task.isCancelled ? nil : next
            }
            return [.action("blink", states)]
        }
        #expect(
            text.hasPrefix("The feature is not idle after 200 jobs: something loops forever. The busiest actions: ")
        )
        #expect(text.contains("limits.jobs"))
    }

    @Test("An endless loop without states says so")
    func endlessWithoutStates() {
        let text = explore(ExplorationLimits(jobs: 200), from: { _ in 0 }) { _ in
            [
                .action("spin") {
                    while !Task.isCancelled { await Task.yield() }
                    return 0
                }
            ]
        }
        #expect(text.contains("No action set a state."))
    }

    @Test("A feature that offers other actions in every run cannot be explored")
    func otherActions() {
        var count = 0
        let text = explore(from: { _ in 0 }) { state in
            count += 1
            return state < 3 ? [.action("add \(count)", state + 1)] : []
        }
        #expect(text.hasPrefix("The feature is nondeterministic, so the exploration cannot repeat a run."))
    }

    @Test("A feature that reaches other states in every run cannot be explored")
    func otherStates() {
        var count = 0
        let text = explore(from: { _ in 0 }) { state in
            [
                .action("count") {
                    count += 1
                    return min(count, 40)
                }
            ]
        }
        #expect(text.hasPrefix("The feature is nondeterministic"))
    }

    @Test("A feature that changes what `from` does not create cannot be explored")
    func sharedState() {
        var isLoaded = false
        let text = explore(from: { _ in "start" }) { state in
            switch state {
            case "start":
                [
                    .action("load") {
                        defer { isLoaded = true }
                        return isLoaded ? "known" : await choose(among: ["new", "other"])
                    }
                ]
            default: [.action("back", "start")]
            }
        }
        #expect(text.hasPrefix("The feature is nondeterministic"))
    }

    @Test("Work outside of the host is noticed")
    func meddling() {
        var waiting: CheckedContinuation<Void, Never>?
        let text = explore(from: { _ in 0 }) { state in
            // The condition is checked after each job, so the action is suspended by now.
            if let continuation = waiting.take() {
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    continuation.resume()
                    done.signal()
                }
                done.wait()
            }
            guard state == 0 else { return [] }
            return [
                .action("leave") {
                    await withCheckedContinuation { waiting = $0 }
                    return 1
                }
            ]
        }
        #expect(text.hasPrefix("Work outside the test host resumed a task of the host"))
    }

    @Test("An error that `from` throws is rethrown")
    func thrown() {
        #expect(explore(from: { _ -> Int in throw Offline() }) { _ in [] } == "Offline")
    }

    @Test("An exploration leaks nothing")
    func released() throws {
        final class Witness {}
        var remains: [() -> Witness?] = []
        _ = try StateGraph<String>.explore(
            from: { _ in
                let witness = Witness()
                remains.append { [weak witness] in witness }
                return "\(type(of: witness))"
            },
            actions: { state in state == "Witness" ? [.action("load") { await choose(among: ["a", "b"]) }] : [] }
        )
        #expect(remains.count >= 3)
        #expect(remains.allSatisfy { $0() == nil })
    }
}
