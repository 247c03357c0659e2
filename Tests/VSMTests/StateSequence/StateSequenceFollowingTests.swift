import Testing
import VSMTesting

@testable import VSM

@Suite("A sequence that follows values", .timeLimit(.minutes(10)))
struct StateSequenceFollowingTests {
    /// The forms of a sequence that follows values.
    enum Form: String, CaseIterable, CustomTestStringConvertible {
        case withoutError = "without a state for errors"
        case withError = "with a state for errors"
        case continued = "with another sequence after it"
        case finishing = "in a FinishingAction"

        var testDescription: String { rawValue }
        var last: [Int] { self == .continued ? [100] : [] }

        func action<Values: AsyncSequence>(
            _ values: @escaping () async -> Values,
            as makeState: @escaping (Values.Element) -> Int
        ) -> ObservedAction<Int> where Values.Failure == Never {
            let start = StateSequence({ 0 })
            let following = start.following({ await values() }, as: makeState, catch: { _ in -1 })
            return switch self {
            case .withoutError: ObservedAction(start.following(values, as: makeState))
            case .withError: ObservedAction(following)
            case .continued: ObservedAction(following.then { StateSequence({ 100 }) })
            case .finishing: ObservedAction(FinishingAction(following))
            }
        }
    }

    @Test("Each value becomes a state, on the container's owner", arguments: Form.allCases, TestOwner.allCases)
    func states(form: Form, owner: TestOwner) async {
        await owner.run { owner in
            let container = StateContainer(state: -10)
            let record = container.record()
            let action = form.action {
                owner.preconditionIsolated()
                await Task.yield()
                owner.preconditionIsolated()
                return MadeValues(1...3, onRequest: { owner.preconditionIsolated() }) { TestState("\($0)") }
            } as: { value in
                owner.preconditionIsolated()
                return Int(value.name)!
            }
            container.observe(action)
            #expect(container.state == 0, "What is ready is applied before observe returns.")
            await container.wait { $0 == form.last.last ?? 3 }
            #expect(record.states == [0, 1, 2, 3] + form.last)
        }
    }

    @Test("A value is requested when the container has the state for the previous one", arguments: Form.allCases)
    func inTurn(form: Form) {
        withTestHost { host in
            let container = host.container(state: -10)
            var statesAtRequests: [Int] = []
            var calls = 0
            let action = form.action {
                calls += 1
                return MadeValues(1...3, onRequest: { statesAtRequests.append(container.state) }) { $0 }
            } as: { number in
                number
            }
            container.observe(action)
            #expect(calls == 0)
            host.runUntilIdle()
            #expect(statesAtRequests == [0, 1, 2, 3])
            #expect(calls == 1)
        }
    }

    @Test("An error of the closure becomes a state", arguments: [true, false])
    func errorOfTheClosure(isSuccess: Bool) {
        withTestHost { host in
            let journey = host.journey(
                of: StateSequence({ "loading" }).following {
                    if await choose(among: [!isSuccess]) { throw Mistake(reason: "offline") }
                    return MadeValues(1...2) { $0 }
                } as: { number in
                    "\(number)"
                } catch: { error in
                    "\(error)"
                }
            )
            host.runUntilIdle()
            if isSuccess { journey.expect("loading", "1", "2") } else { journey.expect("loading", "offline") }
        }
    }

    @Test("An error of the values becomes the last state")
    func errorOfTheValues() {
        withTestHost { host in
            let (values, source) = AsyncThrowingStream.makeStream(of: Int.self)
            let journey = host.journey(
                of: StateSequence({ "loading" }).following({ values }, as: { "\($0)" }, catch: { "\($0)" })
            )
            source.yield(1)
            host.runUntilIdle()
            journey.expect("loading", "1")
            source.yield(2)
            source.finish(throwing: Mistake(reason: "the connection is lost"))
            host.runUntilIdle()
            journey.expect("2", "the connection is lost")
        }
    }

    @Test("The last state stays if an error of the closure or of the values has no state")
    func errorWithoutState() {
        withTestHost { host in
            for values: AsyncThrowingStream<Int, any Error>? in [
                nil,
                AsyncThrowingStream {
                    $0.yield(1); $0.finish(throwing: Mistake(reason: "lost"))
                },
            ] {
                let journey = host.journey(
                    of: StateSequence({ "saved" }).following {
                        guard let values else { throw Mistake(reason: "offline") }
                        return values
                    } as: { number in
                        "\(number)"
                    } catch: { _ in
                        nil
                    }
                )
                host.runUntilIdle()
                if values == nil { journey.expect("saved") } else { journey.expect("saved", "1") }
            }
        }
    }

    @Test("A cancellation error of other work is handled like any error", arguments: [true, false])
    func cancelledElsewhere(isOfTheClosure: Bool) {
        withTestHost { host in
            let journey = host.journey(
                of: StateSequence<String>().following {
                    if isOfTheClosure { throw CancellationError() }
                    return AsyncThrowingStream<Int, any Error> { $0.finish(throwing: CancellationError()) }
                } as: { number in
                    "\(number)"
                } catch: { error in
                    "\(error is CancellationError)"
                }
            )
            host.runUntilIdle()
            journey.expect("true")
        }
    }

    @Test("When the values end, the last state stays, and their iterator is released")
    func end() {
        withTestHost { host in
            let container = host.container(state: -10)
            let (values, source) = AsyncStream.makeStream(of: Int.self)
            var isHeld = false
            container.observe(
                StateSequence({ 0 }).following {
                    isHeld = true
                    return ValuesHolding(values, holding: TestState("held") { isHeld = false })
                } as: { number in
                    number
                }
            )
            source.yield(1)
            host.runUntilIdle()
            #expect(isHeld)
            source.finish()
            host.runUntilIdle()
            #expect(container.state == 1)
            #expect(!isHeld)
        }
    }

    @Test("The sequence continues after the values have ended and their iterator has been released")
    func behind() {
        withTestHost { host in
            let (values, source) = AsyncStream.makeStream(of: Int.self)
            var isHeld = false
            let journey = host.journey(
                of: StateSequence({ 0 }).following {
                    isHeld = true
                    return ValuesHolding(values, holding: TestState("held") { isHeld = false })
                } as: { number in
                    number
                }.then { StateSequence({ isHeld ? -1 : 100 }, { isHeld ? -2 : 101 }) }
            )
            source.yield(1)
            host.runUntilIdle()
            journey.expect(0, 1)
            source.finish()
            host.runUntilIdle()
            journey.expect(100, 101)
        }
    }

    @Test("Observing another action ends the values and releases their iterator")
    func superseded() {
        withTestHost { host in
            let container = host.container(state: -10)
            let journey = host.record(container)
            let ended = Flag()
            let (values, source) = AsyncStream.makeStream(of: Int.self)
            source.onTermination = { _ in ended.raise() }
            var isHeld = false
            container.observe(
                StateSequence({ 0 }).following {
                    isHeld = true
                    return ValuesHolding(values, holding: TestState("held") { isHeld = false })
                } as: { number in
                    number
                }
            )
            source.yield(1)
            host.runUntilIdle()
            #expect(isHeld && !ended.isRaised)
            container.observe(5)
            source.yield(2)
            host.runUntilIdle()
            #expect(ended.isRaised)
            #expect(!isHeld)
            journey.expect(-10, 0, 1, 5)
        }
    }

    @Test("No state is created for an error after the action has ended", arguments: [true, false])
    func errorOfAnEndedAction(isOfTheClosure: Bool) {
        withTestHost { host in
            let container = host.container(state: -10)
            let journey = host.record(container)
            var hasEnded = false
            container.observe(
                StateSequence({ 0 }).following {
                    defer { hasEnded = true }
                    if isOfTheClosure { _ = try await NothingUntilCancelled().first { _ in true } }
                    return NothingUntilCancelled()
                } as: { number in
                    number
                } catch: { error in
                    Issue.record("A state was created for \(error).")
                    return -1
                }
            )
            host.runUntilIdle()
            #expect(hasEnded == !isOfTheClosure)
            container.observe(5)
            host.runUntilIdle()
            #expect(hasEnded)
            journey.expect(-10, 0, 5)
        }
    }

    @Test("A container that goes away ends the values and releases their iterator", arguments: TestOwner.allCases)
    func dropped(owner: TestOwner) async {
        await owner.run { _ in
            let (ended, released) = (Signal(), Signal())
            let (values, source) = AsyncStream.makeStream(of: Int.self)
            source.onTermination = { _ in ended.send() }
            do {
                let container = StateContainer(state: -10)
                container.observe(
                    StateSequence({ 0 }).following {
                        ValuesHolding(values, holding: Lifeline(released))
                    } as: { number in
                        number
                    }
                )
                source.yield(1)
                await container.wait { $0 == 1 }
            }
            await ended.waitIgnoringCancellation()
            await released.waitIgnoringCancellation()
        }
    }

    @Test("Only one of 10,000 values at a time is retained", arguments: Form.allCases)
    func constantMemory(form: Form) {
        withTestHost(limit: 100_000) { host in
            let container = host.container(state: -10)
            var (count, most) = (0, 0)
            let action = form.action {
                MadeValues(1...10_000) { number in
                    count += 1
                    most = max(most, count)
                    return TestState("\(number)") { count -= 1 }
                }
            } as: { value in
                Int(value.name)!
            }
            container.observe(action)
            host.runUntilIdle()
            #expect(container.state == form.last.last ?? 10_000)
            #expect(most == 1)
            #expect(count == 0)
        }
    }
}

private struct Mistake: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}
