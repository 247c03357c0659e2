import Foundation
import Testing
import VSMTesting

@testable import VSM

@Suite("A container of the main actor that is used outside of it")
struct CarriedCallTests {
    /// Uses a container of the main actor outside of it, and returns the reported issues.
    private func issues(of use: @escaping (StateContainer<Int>) async -> Void) async -> [String] {
        let reported = Reported()
        await RuntimeIssue.$reporter.withValue(RuntimeIssueReporter { reported.add($0.description) }) {
            let container = await MainActor.run { Carried(value: StateContainer(state: 0)) }
            await elsewhere(use, container)
        }
        return reported.texts
    }

    @concurrent
    private func elsewhere(_ use: (StateContainer<Int>) async -> Void, _ container: Carried<StateContainer<Int>>) async
    {
        await use(container.value)
    }

    @Test("Calls of all forms arrive on the main actor in the order in which they were made")
    func order() async {
        let reported = await issues { container in
            var states = container.states.makeAsyncIterator()
            for number in stride(from: 0, to: 400, by: 4) {
                container.observe(number + 1)
                container.observe(Just(number + 2))
                container.observe(StateSequence({ number + 3 }))
                container.observe(FinishingAction(StateSequence({ number + 4 })))
            }
            for number in 0...400 { #expect(await states.next() == number) }
        }
        // One call for the stream of states, and a hundred rounds of four calls.
        #expect(reported.count == 401)
        #expect(reported[1].contains("observe was used outside of the main actor, to which the container belongs"))
        #expect(reported[1].contains("CarriedCallTests.swift:"))
        #expect(reported[1].contains("mark the code `@MainActor`"))
    }

    @Test("Nothing changes before the main actor is free, and the whole action runs there")
    func isolation() async {
        _ = await issues { container in
            let carried = Carried(value: container)
            await MainActor.run {
                // This code occupies the main actor, so nothing can happen meanwhile.
                onAnotherThread { carried.value.observe(5) }
                #expect(carried.value.state == 0)
            }
            await container.observe(
                ObservedAction {
                    MainActor.preconditionIsolated()
                    return 6
                },
                until: { $0 == 6 }
            )
        }
    }

    @Test("Debounced and throttled actions are called on the main actor")
    func rateLimited() async {
        _ = await issues { container in
            let carried = Carried(value: container)
            var states = container.states.makeAsyncIterator()
            // While this code occupies the main actor, all calls arrive before the first one is carried out.
            await MainActor.run {
                onAnotherThread { for number in 1...3 { carried.value.observe(number, debounced: .zero) } }
            }
            for number in [0, 3] { #expect(await states.next() == number) }
            await MainActor.run {
                onAnotherThread {
                    for number in 4...6 { carried.value.observe(ObservedAction { number }, throttled: .nanoseconds(1)) }
                }
            }
            for number in [4, 6] { #expect(await states.next() == number) }
        }
    }

    @Test("Every subscriber gets all states", arguments: SubscriptionWay.allCases, [Moment.before, .after])
    func subscribers(_ way: SubscriptionWay, _ moment: Moment) async {
        _ = await issues { container in
            let (states, received) = AsyncStream.makeStream(of: Int.self)
            let subscription = way.subscribe(to: moment.publisher(of: container)) { received.yield($0) }
            for number in 1...3 { container.observe(number) }
            var iterator = states.makeAsyncIterator()
            for number in 0...3 { #expect(await iterator.next() == number) }
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("A subscription that is cancelled before it arrives receives nothing")
    func cancelledSubscription() async {
        _ = await issues { container in
            let carried = Carried(value: container)
            let heard = Carried(value: Heard())
            await MainActor.run {
                // This code occupies the main actor, so the subscription is on its way when it is cancelled.
                onAnotherThread { carried.value.$state.sink { heard.value.states.append($0) }.cancel() }
                carried.value.observe(1)
            }
            await container.observe(ObservedAction(2), until: { $0 == 2 })
            #expect(heard.value.states == [])
            #expect(await MainActor.run { !carried.value.storage.hasSubscribers })
        }
    }

    /// The states that a subscriber has received.
    private final class Heard {
        var states: [Int] = []
    }

    @Test("observe(_:until:) returns the state, and nil if there is none")
    func until() async {
        _ = await issues { container in
            #expect(await container.observe(StateSequence({ 1 }, { 2 }), until: { $0 == 2 }) == 2)
            #expect(await container.observe(ObservedAction(3), until: { $0 == 4 }) == nil)
        }
    }

    @Test("When observe(_:until:) returns, the container has the state")
    func stateIsThere() async {
        _ = await issues { container in
            let returned = Flag()
            let returnedTooEarly = Flag()
            let subscription = container.willSetPublisher.dropFirst().sink { @Sendable _ in
                // The main actor takes its time before it stores the state. A wait that does not last until then is noticed.
                for _ in 0..<10_000 where !returned.isRaised { sched_yield() }
                if returned.isRaised { returnedTooEarly.raise() }
            }
            await container.observe(ObservedAction(1), until: { $0 == 1 })
            returned.raise()
            #expect(!returnedTooEarly.isRaised)
            subscription.cancel()
        }
    }

    @Test("Reading the state is reported once for each type of state, because a property does not know who reads it")
    func readingOften() {
        struct State {}
        let reported = Reported()
        for member in ["state", "state", "observe"] {
            let place = UsedPlace(state: ObjectIdentifier(State.self), member: member, call: nil)
            RuntimeIssue.report(member, at: place) { reported.add($0.description) }
        }
        #expect(reported.texts == ["state", "observe"])
    }

    @Test("The text of an issue that has been reported is not made again")
    func textMadeOnce() {
        var count = 0
        func text() -> String {
            count += 1
            return "issue"
        }
        for _ in 0..<3 { RuntimeIssue.report(text(), at: CallSite(line: 1_000)) { _ in } }
        #expect(count == 1)
    }

    @Test("Reading the state is reported, and returns it")
    func reading() async {
        let reported = await issues { container in #expect(container.state == 0) }
        #expect(reported.count == 1)
        #expect(reported.first?.contains("state was used outside of the main actor") == true)
    }

    @Test("An issue is reported once for each place")
    func reportedOnce() {
        let reported = Reported()
        for line: UInt in [1, 2, 1, 2, 1] {
            RuntimeIssue.report("issue \(line)", at: CallSite(line: line)) { reported.add($0.description) }
        }
        #expect(reported.texts == ["issue 1", "issue 2"])
    }

    #if os(Linux) || os(macOS)
    @Test("A call is reported on standard error, and the program continues")
    func reportedOnStandardError() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let container = await MainActor.run { Carried(value: StateContainer(state: 0)) }
            container.value.observe(1)
            await container.value.observe(ObservedAction { 2 }, until: { $0 == 2 })
            let state = await MainActor.run { container.value.state }
            precondition(state == 2)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.hasPrefix("VSM: StateContainer<Int>.observe was used outside of the main actor"))
    }

    @Test("With RuntimeIssue.isFatal, a call ends the program immediately")
    func fatal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RuntimeIssue.isFatal = true
            precondition(RuntimeIssue.isFatal)
            let container = await MainActor.run { Carried(value: StateContainer(state: 0)) }
            container.value.observe(1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("observe was used outside of the main actor"))
    }
    #endif

    @Test("A forwarded call retains its container only until it is done")
    func release() async {
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        _ = await issues { _ in
            let container = await MainActor.run { Carried(value: StateContainer(state: 0)) }
            container.value.observe(AsyncStream<Int> { $0.onTermination = { _ in ended.finish() } })
        }
        // The stream ends only because its container was released.
        for await _ in ends {}
    }
}

/// The reported issues, from any thread.
private final class Reported: @unchecked Sendable {
    private let lock = Lock()
    private var all: [String] = []

    var texts: [String] { lock.withLock { all } }

    func add(_ text: String) { lock.withLock { all.append(text) } }
}
