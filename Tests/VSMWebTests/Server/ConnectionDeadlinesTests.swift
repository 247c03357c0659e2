#if Web
import NIOCore
import Testing

@testable import VSMWeb

@Suite("Deadlines of a connection", .timeLimit(.minutes(30)))
struct ConnectionDeadlinesTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    private func at(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

    private func makeDeadlines(hasJoined: Bool = true) -> ConnectionDeadlines {
        var limits = SessionLimits()
        (limits.joining, limits.writing) = (.seconds(10), .seconds(15))
        var deadlines = ConnectionDeadlines(limits, now: start)
        if hasJoined { deadlines.noteJoining() }
        return deadlines
    }

    @Test("A connection that does not join in time is ended with a reason")
    func joining() {
        var deadlines = makeDeadlines(hasJoined: false)
        #expect(deadlines.due(at(9), isReading: true) == nil)
        #expect(deadlines.due(at(10), isReading: true) == .joining)
    }

    @Test("A silent connection is probed once, and is dead if it stays silent")
    func probes() {
        var deadlines = makeDeadlines()
        let due = [19, 20, 21, 39, 40].map { deadlines.due(at($0), isReading: true) }
        #expect(due == [nil, .probe, nil, nil, .end])
        deadlines.noteSignOfLife(at(21))
        #expect(deadlines.due(at(40), isReading: true) == nil)
        #expect(deadlines.due(at(41), isReading: true) == .probe)
    }

    @Test("A connection that is not read is not taken for dead")
    func notReading() {
        var deadlines = makeDeadlines()
        for second in 1...100 { #expect(deadlines.due(at(Int64(second)), isReading: false) == nil) }
    }

    @Test("A browser that does not read is left, counted from what it has not read first")
    func writing() {
        var deadlines = makeDeadlines()
        deadlines.noteWriting(at(1))
        deadlines.noteWriting(at(10))
        #expect(deadlines.due(at(15), isReading: true) == nil)
        #expect(deadlines.due(at(16), isReading: true) == .end)
        deadlines.noteWritten()
        #expect(deadlines.due(at(16), isReading: true) == nil)
    }

    @Test("A browser that was told to leave has two seconds")
    func closing() {
        var deadlines = makeDeadlines(hasJoined: false)
        deadlines.noteClosing(at(1))
        #expect(deadlines.due(at(2), isReading: true) == nil)
        #expect(deadlines.due(at(3), isReading: true) == .end)
    }
}
#endif
