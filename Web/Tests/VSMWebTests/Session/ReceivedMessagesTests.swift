import Testing

@testable import VSMWeb

@Suite("The messages that a page has received")
struct ReceivedMessagesTests {
    @Test("A number runs once")
    func repetition() {
        var received = ReceivedMessages()
        #expect(received.insert(1) && received.insert(2) && received.insert(7))
        #expect(!received.insert(7) && !received.insert(1))
    }

    @Test("Each document has numbers of its own, which it finds again when it connects again")
    func documents() {
        var received = ReceivedMessages()
        #expect(received.connect("a") && received.insert(5))
        #expect(received.connect("b") && received.last == 0)
        #expect(received.insert(1) && received.insert(.max))
        #expect(received.connect("a") && received.last == 5)
        #expect(!received.insert(5) && received.insert(6))
        #expect(received.connect("b") && received.last == .max)
    }

    @Test("A document that connects again without another in between stays the same")
    func reconnection() {
        var received = ReceivedMessages()
        #expect(received.connect("a") && received.insert(5))
        #expect(!received.connect("a") && !received.insert(5))
    }

    @Test("Of many documents, the one that lost the connection first is forgotten")
    func many() {
        var received = ReceivedMessages()
        for number in 1...ReceivedMessages.capacity {
            #expect(received.connect("\(number)") && received.insert(number))
        }
        #expect(received.connect("1") && received.last == 1)
        #expect(received.connect("new") && received.connect("2") && received.last == 0)
        #expect(received.connect("3") && received.last == 0)
        #expect(received.connect("1") && received.last == 1)
    }
}
