import Testing

@testable import VSM

@Suite("A queue")
struct QueueTests {
    @Test("It returns elements in the order in which they were added, however they are added and removed")
    func order() {
        var queue = Queue<Int>()
        var popped: [Int?] = []
        for round in 0..<50 {
            for element in 0..<3 { queue.append(round * 3 + element) }
            for _ in 0..<2 { popped.append(queue.popFirst()) }
        }
        #expect(queue.count == 50)
        while !queue.isEmpty { popped.append(queue.popFirst()) }
        #expect(popped == Array(0..<150))
        let none = queue.popFirst()
        #expect(none == nil)
    }
}
