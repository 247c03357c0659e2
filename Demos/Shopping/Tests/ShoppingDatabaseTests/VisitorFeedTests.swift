import Testing

@testable import ShoppingDatabase

@Suite("A visitor's feed")
struct VisitorFeedTests {
    private var feed = VisitorFeed<String>()

    @Test("Fetches once for all observers that come before the value is there")
    mutating func oneFetch() {
        let firstAddition = feed.add(1)
        #expect(firstAddition.startsFetch)
        let secondAddition = feed.add(2)
        #expect(!secondAddition.startsFetch)
        let (observers, startsFetch) = feed.finishFetch(with: "a")
        #expect(Set(observers) == [1, 2])
        #expect(!startsFetch)
    }

    @Test("Has the value for those who come later, without a fetch")
    mutating func knownValue() {
        _ = feed.add(1)
        _ = feed.finishFetch(with: "a")
        let (value, startsFetch) = feed.add(2)
        #expect(value == "a")
        #expect(!startsFetch)
    }

    @Test("Fetches once after a change, and tells everyone")
    mutating func change() {
        _ = feed.add(1)
        _ = feed.finishFetch(with: "a")
        _ = feed.add(2)
        let startsFetch = feed.noteChange()
        #expect(startsFetch)
        let fetch = feed.finishFetch(with: "b")
        #expect(Set(fetch.observers) == [1, 2])
    }

    @Test("Tells nobody what they know")
    mutating func sameValue() {
        _ = feed.add(1)
        _ = feed.finishFetch(with: "a")
        let startsFetch = feed.noteChange()
        #expect(startsFetch)
        let fetch = feed.finishFetch(with: "a")
        #expect(fetch.observers == [])
    }

    @Test("Answers any number of changes during a fetch with one more fetch")
    mutating func changesDuringFetch() {
        let addition = feed.add(1)
        #expect(addition.startsFetch)
        for _ in 1...100 {
            let startsFetch = feed.noteChange()
            #expect(!startsFetch)
        }
        let first = feed.finishFetch(with: "old")
        #expect(first.observers == [1])
        #expect(first.startsFetch)
        let second = feed.finishFetch(with: "new")
        #expect(second.observers == [1])
        #expect(!second.startsFetch)
    }

    @Test("Does not give a value to those who came after a change that it does not contain")
    mutating func readYourWrites() {
        let firstAddition = feed.add(1)
        #expect(firstAddition.startsFetch)
        let startsFetch = feed.noteChange()
        #expect(!startsFetch)
        let secondAddition = feed.add(2)
        #expect(secondAddition.value == nil && !secondAddition.startsFetch)
        let first = feed.finishFetch(with: "before the change")
        #expect(first.observers == [1])
        #expect(first.startsFetch)
        let fetch = feed.finishFetch(with: "after the change")
        #expect(Set(fetch.observers) == [1, 2])
    }

    @Test("Gives its first value to an observer that came after a change that changed nothing")
    mutating func firstValueIsTheSame() {
        _ = feed.add(1)
        _ = feed.finishFetch(with: "a")
        let startsFetch = feed.noteChange()
        #expect(startsFetch)
        let addition = feed.add(2)
        #expect(addition.value == nil && !addition.startsFetch)
        let fetch = feed.finishFetch(with: "a")
        #expect(fetch.observers == [2])
    }

    @Test("Forgets those who leave")
    mutating func removal() {
        _ = feed.add(1)
        _ = feed.add(2)
        feed.remove(1)
        let fetch = feed.finishFetch(with: "a")
        #expect(fetch.observers == [2])
        feed.remove(2)
        #expect(feed.isEmpty)
    }
}
