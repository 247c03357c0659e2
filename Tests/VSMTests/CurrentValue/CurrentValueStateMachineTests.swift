import Testing

@testable import VSM

@Suite("The decisions about a current value")
struct CurrentValueStateMachineTests {
    private typealias StateMachine = CurrentValueStateMachine<String, String>

    @Test("A new follower gets the current value, and then waits")
    func first() {
        var state = StateMachine("a")
        _ = state.replaceValue(by: "b")
        let number = state.number(ifValue: "b", after: 0)
        #expect(number != nil)
        #expect(state.waits(after: number ?? 0))
        let waits = state.wait("waiter", as: state.addFollower(), after: number ?? 0)
        #expect(waits)
    }

    @Test("A change resumes the followers in the order in which they began to follow, each once")
    func order() {
        var state = StateMachine("a")
        let followers = (0..<4).map { _ in state.addFollower() }
        for index in [2, 0, 3, 1] {
            let waits = state.wait("\(index)", as: followers[index], after: 1)
            #expect(waits)
        }
        #expect(state.replaceValue(by: "b").waiters == ["0", "1", "2", "3"])
        #expect(state.replaceValue(by: "c").waiters == [])
    }

    @Test("A follower does not wait for a value that is there")
    func ready() {
        var state = StateMachine("a")
        let follower = state.addFollower()
        _ = state.replaceValue(by: "b")
        let waits = state.wait("waiter", as: follower, after: 1)
        #expect(!waits)
        #expect(state.replaceValue(by: "c").waiters == [])
    }

    @Test("Only the cancelled follower is resumed, with every copy of its iterator")
    func cancelled() {
        var state = StateMachine("a")
        let followers = (0..<3).map { _ in state.addFollower() }
        for (name, index) in [("first", 0), ("second", 1), ("copy", 1), ("third", 2)] {
            _ = state.wait(name, as: followers[index], after: 1)
        }
        #expect(state.cancel(followers[1]) == ["second", "copy"])
        #expect(state.cancel(followers[1]) == [])
        #expect(state.replaceValue(by: "b").waiters == ["first", "third"])
        #expect(state.cancel(followers[0]) == [])
    }

    @Test("At the end, followers get the last value if they do not have it, and do not wait")
    func finished() {
        var state = StateMachine("a")
        let follower = state.addFollower()
        _ = state.wait("waiter", as: follower, after: 1)
        #expect(state.finish() == ["waiter"])
        #expect(state.number(ifValue: "a", after: 0) == 1)
        let waits = state.wait("waiter", as: follower, after: 1)
        #expect(!waits)
        if case .end = state.next(after: 1) { return }
        Issue.record("The follower does not end.")
    }

    @Test("The former value is handed out, so that it is released without the lock")
    func former() {
        var state = StateMachine("a")
        #expect(state.replaceValue(by: "b").former == "a")
    }
}

extension CurrentValueStateMachine where Value: Equatable {
    /// Returns the number of the value that a follower gets, if it gets this one.
    fileprivate func number(ifValue expected: Value, after seen: UInt64) -> UInt64? {
        if case .value(expected, let number) = next(after: seen) { number } else { nil }
    }

    fileprivate func waits(after seen: UInt64) -> Bool {
        if case .wait = next(after: seen) { true } else { false }
    }
}
