import Testing

@testable import VSM

@Suite("The order of states, as a pure value")
struct StateDeliveryTests {
    @Test("A state is current only when it is committed")
    func commit() {
        var timeline = StateDelivery("a")
        let isFirst = timeline.begin("b")
        #expect(isFirst)
        #expect(timeline.current == "a")
        timeline.commit("b")
        #expect(timeline.current == "b")
        let next = timeline.next()
        #expect(next == nil)
        #expect(timeline.delivering == 0)
        #expect(timeline.number == 2)
    }

    @Test("A state that arrives meanwhile is current at once and announced later")
    func overtaking() {
        var timeline = StateDelivery("a")
        let isFirst = timeline.begin("b")
        #expect(isFirst)
        let isSecondFirst = timeline.begin("c")
        #expect(!isSecondFirst)
        #expect(timeline.current == "c")
        timeline.commit("b")
        #expect(timeline.current == "c", "b was overtaken and must not come back")
        let next = timeline.next()
        #expect(next == "c")
        #expect(timeline.delivering == 3)
        timeline.commit("c")
        let last = timeline.next()
        #expect(last == nil)
        #expect(timeline.number == 3)
    }

    @Test("States that arrive meanwhile are announced in the order in which they arrived")
    func order() {
        var timeline = StateDelivery(0)
        for state in 1...4 { _ = timeline.begin(state) }
        let announced = (0..<4).map { _ in timeline.next() }
        #expect(announced == [2, 3, 4, nil])
        #expect(timeline.current == 4)
    }

    @Test("Numbers rise by one with every state, announced or not")
    func numbers() {
        var timeline = StateDelivery(0)
        timeline.replace(with: 1)
        timeline.replace(with: 2)
        let isFirst = timeline.begin(3)
        #expect(isFirst)
        #expect(timeline.delivering == 4)
    }
}
