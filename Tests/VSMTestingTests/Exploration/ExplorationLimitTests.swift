import Foundation
import Testing
import VSM

@testable import VSMTesting

@Suite("What stands in the way of an exploration")
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
            text.hasPrefix("There are more than 10 states: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10. Identify them by less")
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
                "The feature was run 4 times and there is more to try. So far there are 4 states: 0, 1, 2, 3."
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

    @Test("An endless loop of states names what moved on")
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
            text.hasPrefix("The feature is not idle after 200 jobs: something repeats without end. Those that moved on")
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
        #expect(text.contains("No state came of it."))
    }

    @Test("A feature that offers other actions in every run cannot be explored")
    func otherActions() {
        var count = 0
        let text = explore(from: { _ in 0 }) { state in
            count += 1
            return state < 3 ? [.action("add \(count)", state + 1)] : []
        }
        #expect(text.hasPrefix("The feature does not do the same in every run, so no position can be reached again."))
    }

    @Test("A feature that comes to other states in every run cannot be explored")
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
        #expect(text.hasPrefix("The feature does not do the same in every run"))
    }

    @Test("A feature that changes what `from` did not make anew cannot be explored")
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
        #expect(text.hasPrefix("The feature does not do the same in every run"))
    }

    @Test("Work outside of the host is noticed")
    func meddling() {
        var waiting: CheckedContinuation<Void, Never>?
        let text = explore(from: { _ in 0 }) { state in
            // Asked after each job, so the action is suspended by now.
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
        #expect(text.hasPrefix("Something outside the test host made a task of the host go on"))
    }

    @Test("What `from` throws is thrown on")
    func thrown() {
        #expect(explore(from: { _ -> Int in throw Offline() }) { _ in [] } == "Offline")
    }

    @Test("Nothing stays in memory after an exploration")
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
