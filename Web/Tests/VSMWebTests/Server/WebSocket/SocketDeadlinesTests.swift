import NIOCore
import Testing

@testable import VSMWeb

@Suite("Deadlines of a connection", .timeLimit(.minutes(10)))
struct SocketDeadlinesTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    private func at(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

    private func makeDeadlines(hasJoined: Bool = true) -> Deadlines {
        var limits = SessionLimits()
        (limits.joining, limits.writing) = (.seconds(10), .seconds(15))
        var deadlines = SocketDeadlines(limits, now: start)
        if hasJoined { deadlines.noteJoining() }
        return Deadlines(deadlines)
    }

    /// Deadlines that a test may ask in its expectations.
    private final class Deadlines {
        var value: SocketDeadlines
        init(_ value: SocketDeadlines) { self.value = value }
        func due(_ now: NIODeadline, isReading: Bool) -> SocketDeadlines.Due? {
            value.due(now, isReading: isReading)
        }
    }

    @Test("A connection that does not join in time is ended with a reason")
    func joining() {
        let deadlines = makeDeadlines(hasJoined: false)
        #expect(deadlines.due(at(9), isReading: true) == nil)
        #expect(deadlines.due(at(10), isReading: true) == .joining)
    }

    @Test("A silent connection is probed once, and is dead if it stays silent")
    func probes() {
        let deadlines = makeDeadlines()
        let due = [19, 20, 21, 39, 40].map { deadlines.due(at($0), isReading: true) }
        #expect(due == [nil, .probe, nil, nil, .end])
        deadlines.value.noteSignOfLife(at(21))
        #expect(deadlines.due(at(40), isReading: true) == nil)
        #expect(deadlines.due(at(41), isReading: true) == .probe)
    }

    @Test("A connection that the server does not read is not considered dead")
    func notReading() {
        let deadlines = makeDeadlines()
        for second in 1...100 { #expect(deadlines.due(at(Int64(second)), isReading: false) == nil) }
    }

    @Test("A browser that does not read is closed, counted from the first unread message")
    func writing() {
        let deadlines = makeDeadlines()
        deadlines.value.noteWriting(at(1))
        deadlines.value.noteWriting(at(10))
        #expect(deadlines.due(at(15), isReading: true) == nil)
        #expect(deadlines.due(at(16), isReading: true) == .end)
        deadlines.value.noteWritten()
        #expect(deadlines.due(at(16), isReading: true) == nil)
    }

    @Test("A browser that was told to leave has two seconds to close the connection")
    func closing() {
        let deadlines = makeDeadlines(hasJoined: false)
        deadlines.value.noteClosing(at(1))
        #expect(deadlines.due(at(2), isReading: true) == nil)
        #expect(deadlines.due(at(3), isReading: true) == .end)
    }
}
