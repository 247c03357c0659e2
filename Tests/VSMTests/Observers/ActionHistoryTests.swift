import Testing

@testable import VSM

@Suite("The history of a container's actions, as a pure value")
struct ActionHistoryTests {
    private func cause(_ number: UInt64) -> ActionInfo {
        ActionInfo(number: number, shape: .state, call: CallSite(file: "Test", line: UInt(number)))
    }

    @Test("An action that begins ends the running one")
    func begins() {
        var history = ActionHistory()
        #expect(history.latest == nil)
        let first = history.begin(cause(1))
        #expect(first == nil)
        #expect(history.latest == cause(1))
        let second = history.begin(cause(2))
        #expect(second == cause(1))
        #expect(history.latest == cause(2))
    }

    @Test("An action that has finished is not ended by the next one")
    func finishes() {
        var history = ActionHistory()
        _ = history.begin(cause(1))
        let finished = history.finish(1)
        #expect(finished == cause(1))
        #expect(history.latest == cause(1))
        let ended = history.begin(cause(2))
        #expect(ended == nil)
    }

    @Test("An action finishes once, and only while it is the latest")
    func finishesOnce() {
        var history = ActionHistory()
        let unknown = history.finish(1)
        #expect(unknown == nil)
        _ = history.begin(cause(1))
        _ = history.begin(cause(2))
        let late = history.finish(1)
        #expect(late == nil)
        let finished = history.finish(2)
        #expect(finished == cause(2))
        let again = history.finish(2)
        #expect(again == nil)
    }

    @Test("The running action can be ended, once")
    func ends() {
        var history = ActionHistory()
        let nothing = history.end()
        #expect(nothing == nil)
        _ = history.begin(cause(1))
        let ended = history.end()
        #expect(ended == cause(1))
        let again = history.end()
        #expect(again == nil)
        let next = history.begin(cause(2))
        #expect(next == nil)
    }

    @Test("A finishing action is detached when another one begins, and finishes once")
    func detaches() {
        var history = ActionHistory()
        _ = history.begin(cause(1), finishes: true)
        let first = history.begin(cause(2))
        #expect(first == cause(1))
        #expect(history.isDetached(cause(1)))
        #expect(!history.isDetached(cause(2)))
        let finished = history.finish(1)
        #expect(finished == cause(1))
        let again = history.finish(1)
        #expect(again == nil)
        let second = history.finish(2)
        #expect(second == cause(2))
    }

    @Test("A finishing action is detached when the container is released")
    func detachesAtTheEnd() {
        var history = ActionHistory()
        _ = history.begin(cause(1), finishes: true)
        let ended = history.end()
        #expect(ended == cause(1))
        #expect(history.isDetached(cause(1)))
        let finished = history.finish(1)
        #expect(finished == cause(1))
    }

    @Test("A call that is made without the container has a unique number until it finishes")
    func detachedCalls() {
        var history = ActionHistory()
        let call = ActionInfo(number: nil, shape: .state, call: CallSite())
        let ids = [history.beginDetached(call), history.beginDetached(call)]
        #expect(ids[0] != ids[1])
        #expect(history[ids[0]] == call)
        let finished = history.finish(ids[0])
        #expect(finished == call)
        let again = history.finish(ids[0])
        #expect(again == nil)
    }

    @Test("The latest 32 actions are remembered; for others, only the number is known")
    func remembers() {
        var history = ActionHistory()
        for number in 1...40 { _ = history.begin(cause(UInt64(number))) }
        for number in 9...40 { #expect(history[UInt64(number)] == cause(UInt64(number))) }
        for number in [8, 1, 41] {
            #expect(history[UInt64(number)] == ActionInfo(number: UInt64(number), shape: nil, call: nil))
        }
    }
}
