import Testing

@testable import ShoppingDatabase

@Suite("A visitor's feed")
struct VisitorFeedTests {
    private var feed = VisitorFeed<String>()

    /// Takes the value of the running fetch, and finishes it.
    private mutating func finishFetch(with value: String) -> (observers: Set<Int>, startsFetch: Bool) {
        (Set(feed.take(value)), feed.finishFetch())
    }

    @Test("Fetches once for all observers that come before the value is there")
    mutating func oneFetch() {
        let first = feed.add(1)
        let second = feed.add(2)
        #expect(first.startsFetch)
        #expect(!second.startsFetch)
        let fetch = finishFetch(with: "a")
        #expect(fetch == ([1, 2], false))
    }

    @Test("Has the value for those who come later, without a fetch")
    mutating func knownValue() {
        _ = feed.add(1)
        _ = finishFetch(with: "a")
        let addition = feed.add(2)
        #expect(addition.value == "a")
        #expect(!addition.startsFetch)
    }

    @Test("Fetches once after a change, and tells everyone")
    mutating func change() {
        _ = feed.add(1)
        _ = finishFetch(with: "a")
        _ = feed.add(2)
        let startsFetch = feed.noteChange()
        #expect(startsFetch)
        let fetch = finishFetch(with: "b")
        #expect(fetch == ([1, 2], false))
    }

    @Test("Tells nobody what they know")
    mutating func sameValue() {
        _ = feed.add(1)
        _ = finishFetch(with: "a")
        let startsFetch = feed.noteChange()
        #expect(startsFetch)
        let fetch = finishFetch(with: "a")
        #expect(fetch == ([], false))
    }

    @Test("Answers any number of changes during a fetch with one more fetch")
    mutating func changesDuringFetch() {
        _ = feed.add(1)
        for _ in 1...100 {
            let startsFetch = feed.noteChange()
            #expect(!startsFetch)
        }
        let first = finishFetch(with: "old")
        #expect(first == ([1], true))
        let second = finishFetch(with: "new")
        #expect(second == ([1], false))
    }

    @Test("Starts no fetch before the observers have the value, so that none overtakes another")
    mutating func changeDuringDelivery() {
        _ = feed.add(1)
        let observers = feed.take("a")
        #expect(observers == [1])
        let startsFetch = feed.noteChange()
        #expect(!startsFetch)
        let addition = feed.add(2)
        #expect(addition.value == nil)
        #expect(!addition.startsFetch)
        let startsAnother = feed.finishFetch()
        #expect(startsAnother)
        let fetch = finishFetch(with: "b")
        #expect(fetch == ([1, 2], false))
    }

    @Test("Does not give a value to those who came after a change that it does not contain")
    mutating func readYourWrites() {
        _ = feed.add(1)
        _ = feed.noteChange()
        let addition = feed.add(2)
        #expect(addition.value == nil)
        let first = finishFetch(with: "before the change")
        #expect(first == ([1], true))
        let second = finishFetch(with: "after the change")
        #expect(second == ([1, 2], false))
    }

    @Test("Gives its first value to an observer that came after a change that changed nothing")
    mutating func firstValueIsTheSame() {
        _ = feed.add(1)
        _ = finishFetch(with: "a")
        _ = feed.noteChange()
        let addition = feed.add(2)
        #expect(addition.value == nil)
        let fetch = finishFetch(with: "a")
        #expect(fetch == ([2], false))
    }

    @Test("Forgets those who leave")
    mutating func removal() {
        _ = feed.add(1)
        _ = feed.add(2)
        feed.remove(1)
        let fetch = finishFetch(with: "a")
        #expect(fetch == ([2], false))
        feed.remove(2)
        #expect(feed.isEmpty)
    }
}
