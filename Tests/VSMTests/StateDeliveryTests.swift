import Testing

@testable import VSM

/// A delivery with a current state that follows its results, as in a container.
private struct Timeline<State> {
    var delivery = StateDelivery<State>()
    private(set) var current: State

    init(_ state: State) { current = state }

    var delivering: UInt64 { delivery.deliveringNumber }
    var number: UInt64 { delivery.number }

    mutating func replace(with state: State) {
        delivery.countUndelivered()
        current = state
    }

    mutating func begin(_ state: State) -> Bool {
        let delivers = delivery.begin(state)
        if !delivers { current = state }
        return delivers
    }

    mutating func commit(_ state: State) {
        if delivery.commit() { current = state }
    }

    mutating func next() -> State? { delivery.next() }
}

@Suite("The order of deliveries, as a pure value")
struct StateDeliveryTests {
    @Test("A state is current only when it is committed")
    func commit() {
        var timeline = Timeline("a")
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

    @Test("A state that arrives during a delivery becomes current immediately and is delivered later")
    func overtaking() {
        var timeline = Timeline("a")
        let isFirst = timeline.begin("b")
        #expect(isFirst)
        let isSecondFirst = timeline.begin("c")
        #expect(!isSecondFirst)
        #expect(timeline.current == "c")
        timeline.commit("b")
        #expect(timeline.current == "c", "b was superseded and must not return")
        let next = timeline.next()
        #expect(next == "c")
        #expect(timeline.delivering == 3)
        timeline.commit("c")
        let last = timeline.next()
        #expect(last == nil)
        #expect(timeline.number == 3)
    }

    @Test("States that arrive during a delivery are delivered in the order in which they arrived")
    func order() {
        var timeline = Timeline(0)
        for state in 1...4 { _ = timeline.begin(state) }
        let delivered = (0..<4).map { _ in timeline.next() }
        #expect(delivered == [2, 3, 4, nil])
        #expect(timeline.current == 4)
    }

    @Test("Numbers increase by one with every state, delivered or not")
    func numbers() {
        var timeline = Timeline(0)
        timeline.replace(with: 1)
        timeline.replace(with: 2)
        let isFirst = timeline.begin(3)
        #expect(isFirst)
        #expect(timeline.delivering == 4)
    }
}
